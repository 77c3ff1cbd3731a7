CREATE TABLE "study_import_items" (
	"import_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"version_before" integer,
	"category_before" integer,
	"version_after" integer NOT NULL,
	CONSTRAINT "study_import_items_import_id_item_id_pk" PRIMARY KEY("import_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "study_imports" ADD COLUMN "made_themes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "study_imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "study_imports" ADD COLUMN "undone" json;--> statement-breakpoint
ALTER TABLE "study_import_items" ADD CONSTRAINT "study_import_items_import_id_study_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."study_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_import_items" ADD CONSTRAINT "study_import_items_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_import_items_item" ON "study_import_items" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "study_imports" ADD CONSTRAINT "study_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;