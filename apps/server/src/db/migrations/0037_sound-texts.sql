CREATE TABLE "sound_texts" (
	"item_id" integer NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"pinyin" text NOT NULL,
	CONSTRAINT "sound_texts_item_id_url_pk" PRIMARY KEY("item_id","url")
);
--> statement-breakpoint
ALTER TABLE "sound_texts" ADD CONSTRAINT "sound_texts_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE cascade ON UPDATE no action;