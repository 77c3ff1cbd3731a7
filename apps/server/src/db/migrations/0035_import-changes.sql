CREATE TABLE "study_import_changes" (
	"import_id" integer NOT NULL,
	"no" integer NOT NULL,
	"change" json NOT NULL,
	CONSTRAINT "study_import_changes_import_id_no_pk" PRIMARY KEY("import_id","no")
);
--> statement-breakpoint
ALTER TABLE "study_imports" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "study_import_changes" ADD CONSTRAINT "study_import_changes_import_id_study_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."study_imports"("id") ON DELETE cascade ON UPDATE no action;