CREATE TABLE "dictionary_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"forms" text[] NOT NULL,
	"grams" text[] NOT NULL,
	"part_of_speech" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"chinese" text DEFAULT '' NOT NULL,
	"readings" json NOT NULL,
	"meanings" json DEFAULT '[]'::json NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"antonyms" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_search" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"dialect_id" smallint NOT NULL,
	"step_no" smallint NOT NULL,
	"semester_no" smallint NOT NULL,
	"no" smallint NOT NULL,
	"course_type" smallint NOT NULL,
	"names" text NOT NULL,
	"body" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_texts" (
	"lesson_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"dialect_id" smallint NOT NULL,
	"module_no" smallint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"pinyin" text NOT NULL,
	"chinese" text DEFAULT '' NOT NULL,
	"sound" text,
	"synthetic" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lesson_texts_lesson_id_position_pk" PRIMARY KEY("lesson_id","position")
);
--> statement-breakpoint
ALTER TABLE "lesson_search" ADD CONSTRAINT "lesson_search_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD CONSTRAINT "lesson_texts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_entries_folded" ON "dictionary_entries" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "dictionary_entries_forms" ON "dictionary_entries" USING gin ("forms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "dictionary_entries_grams" ON "dictionary_entries" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "dictionary_entries_categories" ON "dictionary_entries" USING gin ("categories") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "lesson_search_grams" ON "lesson_search" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "lesson_texts_words" ON "lesson_texts" USING btree ("folded") WHERE kind = 'word';