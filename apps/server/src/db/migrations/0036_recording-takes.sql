CREATE TABLE "recording_takes" (
	"user_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"pinyin" text NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_takes_user_id_item_id_path_pk" PRIMARY KEY("user_id","item_id","path")
);
--> statement-breakpoint
ALTER TABLE "recording_takes" ADD CONSTRAINT "recording_takes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_takes" ADD CONSTRAINT "recording_takes_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_takes" ADD CONSTRAINT "recording_takes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_takes_item" ON "recording_takes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "recording_takes_at" ON "recording_takes" USING btree ("created_at");