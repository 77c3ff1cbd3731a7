CREATE TABLE "lesson_takes" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"digest" text NOT NULL,
	"text" text NOT NULL,
	"pinyin" text NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_takes_user_id_lesson_id_digest_pk" PRIMARY KEY("user_id","lesson_id","digest")
);
--> statement-breakpoint
ALTER TABLE "lesson_takes" ADD CONSTRAINT "lesson_takes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_takes" ADD CONSTRAINT "lesson_takes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_takes" ADD CONSTRAINT "lesson_takes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_takes_lesson" ON "lesson_takes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_takes_at" ON "lesson_takes" USING btree ("created_at");