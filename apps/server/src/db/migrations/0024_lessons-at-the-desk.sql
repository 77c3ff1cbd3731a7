CREATE TABLE "lesson_authors" (
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "lesson_authors_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"module_id" integer,
	"user_id" integer,
	"user_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_drafts" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"asked_by" integer,
	"asked_by_name" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_by" integer,
	"answered_by_name" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"result" text,
	"answer" text DEFAULT '' NOT NULL,
	"digest" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"no" integer NOT NULL,
	"content" json NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_publications" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"note" text NOT NULL,
	"digest" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "modules_place";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "desk_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "module_versions" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "module_versions" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "module_versions" ADD COLUMN "saved_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_authors" ADD CONSTRAINT "lesson_authors_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_authors" ADD CONSTRAINT "lesson_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reviews" ADD CONSTRAINT "lesson_reviews_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reviews" ADD CONSTRAINT "lesson_reviews_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reviews" ADD CONSTRAINT "lesson_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_publications" ADD CONSTRAINT "planned_publications_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_publications" ADD CONSTRAINT "planned_publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_authors_user" ON "lesson_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson" ON "lesson_comments" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE INDEX "lesson_reviews_lesson" ON "lesson_reviews" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE INDEX "lesson_versions_lesson" ON "lesson_versions" USING btree ("lesson_id","no");--> statement-breakpoint
CREATE INDEX "planned_publications_at" ON "planned_publications" USING btree ("publish_at");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "module_versions_draft" ON "module_versions" USING btree ("module_id") WHERE saved_at is not null and published_at is null;--> statement-breakpoint
CREATE INDEX "modules_lesson" ON "modules" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "modules_place" ON "modules" USING btree ("lesson_id","no") WHERE withdrawn_at is null and published_version_id is not null;