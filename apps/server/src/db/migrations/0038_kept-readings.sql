CREATE TABLE "kept_readings" (
	"digest" text PRIMARY KEY NOT NULL,
	"dialect_id" smallint NOT NULL,
	"text" text NOT NULL,
	"pinyin" text NOT NULL,
	"user_id" integer,
	"user_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_readings" ADD CONSTRAINT "kept_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_readings_user" ON "kept_readings" USING btree ("user_id");