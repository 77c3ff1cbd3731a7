CREATE TABLE "study_places" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"parts" json DEFAULT '[]'::json NOT NULL,
	"books" json DEFAULT '[]'::json NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_places" ADD CONSTRAINT "study_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;