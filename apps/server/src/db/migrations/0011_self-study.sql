CREATE TABLE "compositions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compositions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"item_id" integer,
	"dialect_id" smallint NOT NULL,
	"level_no" smallint,
	"category_id" integer,
	"no" smallint NOT NULL,
	"title" text NOT NULL,
	"composition_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"item_id" integer,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_book_views" (
	"item_id" integer NOT NULL,
	"reader" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_book_views_item_id_reader_day_pk" PRIMARY KEY("item_id","reader","day")
);
--> statement-breakpoint
CREATE TABLE "study_books" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"level_no" smallint NOT NULL,
	"type_no" smallint NOT NULL,
	"published_year" smallint NOT NULL,
	"page_num" smallint NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"names" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"pack_id" text,
	"kind" text NOT NULL,
	"parent_id" integer,
	"level_no" smallint,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"release_note" text DEFAULT '' NOT NULL,
	"content" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_categories_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"pack_id" text,
	"pack_path" text,
	"kind" text NOT NULL,
	"category_id" integer,
	"dialect_id" smallint,
	"level_no" smallint,
	"no" smallint NOT NULL,
	"title" text NOT NULL,
	"title_pinyin" text NOT NULL,
	"title_chinese" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"content" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_items_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "study_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pack_id" text,
	"kind" text NOT NULL,
	"category_id" integer,
	"item_id" integer,
	"dialect_id" smallint NOT NULL,
	"level_no" smallint,
	"title" text NOT NULL,
	"title_pinyin" text NOT NULL,
	"title_chinese" text NOT NULL,
	"url" text NOT NULL,
	"names" text NOT NULL,
	"body" text NOT NULL,
	"grams" text[] NOT NULL,
	"texts" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_category_id_study_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."study_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_recordings" ADD CONSTRAINT "kept_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_recordings" ADD CONSTRAINT "kept_recordings_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_book_views" ADD CONSTRAINT "study_book_views_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_books" ADD CONSTRAINT "study_books_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_categories" ADD CONSTRAINT "study_categories_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_categories" ADD CONSTRAINT "study_categories_parent_id_study_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."study_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_items" ADD CONSTRAINT "study_items_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_items" ADD CONSTRAINT "study_items_category_id_study_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."study_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_search" ADD CONSTRAINT "study_search_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_search" ADD CONSTRAINT "study_search_category_id_study_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."study_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_search" ADD CONSTRAINT "study_search_item_id_study_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."study_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compositions_user" ON "compositions" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "kept_recordings_user" ON "kept_recordings" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "kept_recordings_at" ON "kept_recordings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "study_book_views_at" ON "study_book_views" USING btree ("at");--> statement-breakpoint
CREATE INDEX "study_books_views" ON "study_books" USING btree ("view_count");--> statement-breakpoint
CREATE INDEX "study_categories_order" ON "study_categories" USING btree ("kind","level_no","no") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "study_categories_parent" ON "study_categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "study_categories_pack" ON "study_categories" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "study_items_place" ON "study_items" USING btree ("category_id","dialect_id","no");--> statement-breakpoint
CREATE INDEX "study_items_kind" ON "study_items" USING btree ("kind","dialect_id");--> statement-breakpoint
CREATE INDEX "study_items_pack" ON "study_items" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "study_search_grams" ON "study_search" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "study_search_pack" ON "study_search" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "study_search_place" ON "study_search" USING btree ("category_id","dialect_id");