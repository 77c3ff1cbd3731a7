ALTER TABLE "lessons" DROP CONSTRAINT "lessons_font_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "faces" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faces" ADD COLUMN "lesson_id" integer;--> statement-breakpoint
ALTER TABLE "faces" ADD COLUMN "characters" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "faces" ADD COLUMN "cut" text;--> statement-breakpoint
ALTER TABLE "faces" ADD CONSTRAINT "faces_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What they shall have is said when their lessons are next published: until then they stay as they were cut.
INSERT INTO "faces" ("name", "lesson_id", "file_id")
SELECT 'lesson ' || "id", "id", "font_file_id" FROM "lessons" WHERE "font_file_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" DROP COLUMN "font_file_id";--> statement-breakpoint
ALTER TABLE "faces" ADD CONSTRAINT "faces_lesson_id_unique" UNIQUE("lesson_id");