CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"home_class_id" integer,
	"away_class_id" integer,
	"home_name" text NOT NULL,
	"away_name" text NOT NULL,
	"home_flag" smallint NOT NULL,
	"away_flag" smallint NOT NULL,
	"condition_id" smallint NOT NULL,
	"agree_status" smallint DEFAULT 0 NOT NULL,
	"home_size" smallint,
	"away_size" smallint,
	"made_by" integer,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competitions_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "competitions_flags" CHECK ("competitions"."home_flag" <> "competitions"."away_flag"),
	CONSTRAINT "competitions_status" CHECK ("competitions"."agree_status" in (0, 1, 2))
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "team" smallint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_competition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_home_class_id_school_classes_id_fk" FOREIGN KEY ("home_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_away_class_id_school_classes_id_fk" FOREIGN KEY ("away_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_home" ON "competitions" USING btree ("home_class_id");--> statement-breakpoint
CREATE INDEX "competitions_away" ON "competitions" USING btree ("away_class_id");--> statement-breakpoint
CREATE INDEX "competitions_made_by" ON "competitions" USING btree ("made_by");