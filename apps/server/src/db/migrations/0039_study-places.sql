ALTER TABLE "study_categories" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "study_categories" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_categories" ADD COLUMN "deleted_with" integer;--> statement-breakpoint
ALTER TABLE "study_items" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "study_items" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_items" ADD COLUMN "deleted_with" integer;