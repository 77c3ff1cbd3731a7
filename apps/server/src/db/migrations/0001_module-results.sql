ALTER TABLE "lesson_progress" ADD COLUMN "earned" smallint;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "total" smallint;