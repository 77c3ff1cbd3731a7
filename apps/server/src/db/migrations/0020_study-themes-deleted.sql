ALTER TABLE "study_categories" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_categories" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "study_categories" ADD CONSTRAINT "study_categories_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;