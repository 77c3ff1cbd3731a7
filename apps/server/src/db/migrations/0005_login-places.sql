CREATE TABLE "login_places" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "pending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_places_place" ON "login_places" USING btree ("place");--> statement-breakpoint
CREATE INDEX "login_places_seen" ON "login_places" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "login_failures_until" ON "login_failures" USING btree ("until");