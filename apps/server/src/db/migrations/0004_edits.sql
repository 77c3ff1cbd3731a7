CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thing" text NOT NULL,
	"subject_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"user_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_forms" (
	"action" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"subject_id" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_forms_action_key_pk" PRIMARY KEY("action","key")
);
--> statement-breakpoint
DROP INDEX "assessments_place";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "download_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_items" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_version" ON "revisions" USING btree ("thing","subject_id","version");--> statement-breakpoint
CREATE INDEX "sent_forms_at" ON "sent_forms" USING btree ("at");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_items" ADD CONSTRAINT "download_items_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_place" ON "assessments" USING btree ("step_no","semester_no","lesson_no","dialect_id","book_type") WHERE "assessments"."deleted_at" is null;--> statement-breakpoint
-- What was deleted before it could be brought back gets its thirty days from now on.
UPDATE "news" SET "deleted_at" = now() WHERE "deleted_at" IS NOT NULL;
