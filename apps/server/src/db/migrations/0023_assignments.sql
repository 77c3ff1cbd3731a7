CREATE TABLE "assignment_answers" (
	"item_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" json NOT NULL,
	"is_whole" boolean NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_answers_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_hand_ins" (
	"assignment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"handed_in_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"returned_by" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "assignment_hand_ins_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assignment_id" integer NOT NULL,
	"no" smallint NOT NULL,
	"thing" text NOT NULL,
	"thing_id" integer NOT NULL,
	"dialect_id" smallint,
	"version_id" integer,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"parts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_pupils" (
	"assignment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"nos" smallint[],
	CONSTRAINT "assignment_pupils_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_recordings" (
	"assignment_id" integer NOT NULL,
	"recording_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_recordings_assignment_id_recording_id_pk" PRIMARY KEY("assignment_id","recording_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"made_by" integer,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_pinyin" text DEFAULT '' NOT NULL,
	"dialect_id" smallint,
	"place" text DEFAULT '' NOT NULL,
	"picture" text,
	"mode" text NOT NULL,
	"due_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"again_of" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "assignments_mode" CHECK ("assignments"."mode" in ('practice', 'test'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "assignment_item_id" integer;--> statement-breakpoint
ALTER TABLE "assignment_answers" ADD CONSTRAINT "assignment_answers_item_id_assignment_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."assignment_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_answers" ADD CONSTRAINT "assignment_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_hand_ins" ADD CONSTRAINT "assignment_hand_ins_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_hand_ins" ADD CONSTRAINT "assignment_hand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_hand_ins" ADD CONSTRAINT "assignment_hand_ins_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_items" ADD CONSTRAINT "assignment_items_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_pupils" ADD CONSTRAINT "assignment_pupils_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_pupils" ADD CONSTRAINT "assignment_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_recordings" ADD CONSTRAINT "assignment_recordings_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_recordings" ADD CONSTRAINT "assignment_recordings_recording_id_kept_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."kept_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_answers_user" ON "assignment_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_hand_ins_user" ON "assignment_hand_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_hand_ins_returned_by" ON "assignment_hand_ins" USING btree ("returned_by");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_items_no" ON "assignment_items" USING btree ("assignment_id","no");--> statement-breakpoint
CREATE INDEX "assignment_pupils_user" ON "assignment_pupils" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_recordings_recording" ON "assignment_recordings" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignments_made_by" ON "assignments" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "assignments_deleted" ON "assignments" USING btree ("deleted_at") WHERE "assignments"."deleted_at" is not null;