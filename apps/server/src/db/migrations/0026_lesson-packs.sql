CREATE TABLE "pack_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pack_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"file_name" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"chosen" json DEFAULT '[]'::json NOT NULL,
	"brought" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pack_imports" ADD CONSTRAINT "pack_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_imports_at" ON "pack_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pack_imports_user" ON "pack_imports" USING btree ("user_id");