CREATE TABLE "module_editors" (
	"module_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_editors_module_id_user_id_pk" PRIMARY KEY("module_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "module_editors" ADD CONSTRAINT "module_editors_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_editors" ADD CONSTRAINT "module_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_editors_user" ON "module_editors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "module_editors_seen" ON "module_editors" USING btree ("seen_at");