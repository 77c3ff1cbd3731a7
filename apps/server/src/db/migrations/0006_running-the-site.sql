CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_staff_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "demo_parts" ("name")
SELECT 'news' WHERE EXISTS (SELECT FROM "news" WHERE "is_demo")
UNION ALL SELECT 'feedback' WHERE EXISTS (SELECT FROM "feedback" WHERE "is_demo")
UNION ALL SELECT 'downloads' WHERE EXISTS (SELECT FROM "download_items" WHERE "is_demo")
UNION ALL SELECT 'assessments' WHERE EXISTS (SELECT FROM "assessments" WHERE "is_demo");
