CREATE TABLE "account_joins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_joins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"moved" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "child_codes" (
	"child_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "child_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "child_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_joins" ADD CONSTRAINT "account_joins_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_joins" ADD CONSTRAINT "account_joins_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_codes" ADD CONSTRAINT "child_codes_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_links" ADD CONSTRAINT "child_links_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_links" ADD CONSTRAINT "child_links_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_joins_from" ON "account_joins" USING btree ("from_id") WHERE "account_joins"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "account_joins_to" ON "account_joins" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "account_joins_final" ON "account_joins" USING btree ("final_at");--> statement-breakpoint
CREATE UNIQUE INDEX "child_codes_code" ON "child_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "child_codes_expires" ON "child_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "child_links_present" ON "child_links" USING btree ("parent_id","child_id") WHERE "child_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "child_links_child" ON "child_links" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "child_links_ended" ON "child_links" USING btree ("ended_at") WHERE "child_links"."ended_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_classes_rolled" ON "school_classes" USING btree ("rolled_from") WHERE "school_classes"."deleted_at" is null;--> statement-breakpoint
UPDATE "sessions" SET "shared" = true, "remember" = false, "expires_at" = least("expires_at", now() + interval '20 minutes') WHERE "user_id" IN (SELECT "user_id" FROM "class_accounts");
