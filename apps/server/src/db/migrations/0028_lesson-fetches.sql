CREATE TABLE "lesson_fetches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_fetches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"state" text NOT NULL,
	"places" json NOT NULL,
	"results" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_fetches" ADD CONSTRAINT "lesson_fetches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_fetches_at" ON "lesson_fetches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_fetches_user" ON "lesson_fetches" USING btree ("user_id");