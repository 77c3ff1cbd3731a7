CREATE TABLE "module_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "module_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module_id" integer NOT NULL,
	"type" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_memo" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"thing" text NOT NULL,
	"thing_id" integer NOT NULL,
	"version_id" integer,
	"item" smallint DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"answer" json,
	"earned" smallint,
	"total" smallint,
	"used_ms" integer,
	"claimed" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "modules" DROP CONSTRAINT "modules_lesson_id_lessons_id_fk";
--> statement-breakpoint
DROP INDEX "modules_place";
--> statement-breakpoint
ALTER TABLE "modules" ALTER COLUMN "lesson_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "uid" text;
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "published_version_id" integer;
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "withdrawn_at" timestamp with time zone;
--> statement-breakpoint
-- What learners see becomes each module's first version.
INSERT INTO "module_versions" ("module_id", "type", "schema_version", "name", "title", "description", "content", "created_at", "published_at")
SELECT m."id", m."type", m."schema_version", m."name", m."title", m."description", m."content", l."updated_at", l."updated_at"
FROM "modules" m JOIN "lessons" l ON l."id" = m."lesson_id" ORDER BY m."id";
--> statement-breakpoint
-- By number for the last time: as `content/module-uid.ts` names the modules of packs that were written without uids.
UPDATE "modules" m SET
	"uid" = concat('s', l."step_no", '-', l."semester_no", '-t', l."type_no", '-n', l."no", '-d', l."dialect_id", '-m', m."no"),
	"published_version_id" = v."id"
FROM "lessons" l, "module_versions" v WHERE l."id" = m."lesson_id" AND v."module_id" = m."id";
--> statement-breakpoint
ALTER TABLE "modules" ALTER COLUMN "uid" SET NOT NULL;
--> statement-breakpoint
-- Points were reckoned by the browser until now: they stay, as claims.
INSERT INTO "attempts" ("user_id", "thing", "thing_id", "key", "earned", "total", "claimed", "done_at", "received_at")
SELECT p."user_id", 'module', m."id", concat('progress-', m."id"), p."earned", p."total", true, p."done_at", p."done_at"
FROM "lesson_progress" p JOIN "modules" m ON m."lesson_id" = p."lesson_id" AND m."no" = p."module_no" ORDER BY p."done_at";
--> statement-breakpoint
DROP TABLE "lesson_progress";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "type";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "schema_version";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "name";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "title";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "description";
--> statement-breakpoint
ALTER TABLE "modules" DROP COLUMN "content";
--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "module_versions_module" ON "module_versions" USING btree ("module_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_key" ON "attempts" USING btree ("user_id","key");
--> statement-breakpoint
CREATE INDEX "attempts_thing" ON "attempts" USING btree ("user_id","thing","thing_id");
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_published_version_id_module_versions_id_fk" FOREIGN KEY ("published_version_id") REFERENCES "public"."module_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "modules_place" ON "modules" USING btree ("lesson_id","no") WHERE "modules"."withdrawn_at" is null;
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_uid_unique" UNIQUE("uid");
