UPDATE "users" SET "teacher_confirmed_at" = CASE WHEN "is_teacher" THEN coalesce("teacher_confirmed_at", "updated_at") END
WHERE "is_teacher" <> ("teacher_confirmed_at" IS NOT NULL);--> statement-breakpoint
UPDATE "users" SET "role_id" = (
	SELECT min(CASE "role" WHEN 'teacher' THEN 4 WHEN 'student' THEN 5 WHEN 'parent' THEN 7 ELSE 8 END) FROM "user_roles"
	WHERE "user_id" = "users"."id" AND "role" IN ('teacher', 'student', 'parent', 'public')
) WHERE "role_id" IS NULL;--> statement-breakpoint
DELETE FROM "user_roles" WHERE "role" IN ('teacher', 'student', 'parent', 'public');--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_teacher";
