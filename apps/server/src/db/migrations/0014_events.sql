CREATE TABLE "event_plays" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"plays" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registrations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"event_game_id" smallint NOT NULL,
	"image" text,
	"targets" text DEFAULT '' NOT NULL,
	"quiz_length" smallint,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"needs_email" boolean DEFAULT true NOT NULL,
	"is_practice" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer
);
--> statement-breakpoint
CREATE TABLE "game_bests" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"score" integer NOT NULL,
	"used_time" integer NOT NULL,
	"sign_up_no" bigint NOT NULL,
	"result_id" bigint NOT NULL,
	CONSTRAINT "game_bests_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_contents" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_plays" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"play_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_plays_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"play_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"game_id" smallint NOT NULL,
	"dialect_id" smallint NOT NULL,
	"user_id" integer,
	"actor" text NOT NULL,
	"seed" text NOT NULL,
	"hash" text,
	"rules_version" smallint NOT NULL,
	"deal" json,
	"quiz_data" json NOT NULL,
	"verdict" json,
	"body_hash" text NOT NULL,
	"score" integer NOT NULL,
	"used_time" integer NOT NULL,
	"claimed_score" integer NOT NULL,
	"claimed_time" integer NOT NULL,
	"elapsed" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"refused" text,
	"flagged" boolean NOT NULL,
	"disqualified_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "game_results_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "game_results_play_id_unique" UNIQUE("play_id")
);
--> statement-breakpoint
CREATE TABLE "game_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"pack_id" text,
	"pack_path" text,
	"game_id" smallint NOT NULL,
	"dialect_id" smallint NOT NULL,
	"title" text NOT NULL,
	"hash" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_sets_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "participators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"city_id" smallint,
	"stage_no" smallint,
	"school_code" text,
	"grade_no" smallint,
	"class_no" smallint
);
--> statement-breakpoint
CREATE TABLE "rank_counts" (
	"event_id" integer NOT NULL,
	"grain" smallint NOT NULL,
	"score" integer NOT NULL,
	"band" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "rank_counts_event_id_grain_score_band_pk" PRIMARY KEY("event_id","grain","score","band")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "class_no" smallint;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_bests" ADD CONSTRAINT "game_bests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_bests" ADD CONSTRAINT "game_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_bests" ADD CONSTRAINT "game_bests_result_id_game_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."game_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_results" ADD CONSTRAINT "game_results_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_results" ADD CONSTRAINT "game_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_results" ADD CONSTRAINT "game_results_hash_game_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."game_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sets" ADD CONSTRAINT "game_sets_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sets" ADD CONSTRAINT "game_sets_hash_game_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."game_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participators" ADD CONSTRAINT "participators_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participators" ADD CONSTRAINT "participators_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_counts" ADD CONSTRAINT "rank_counts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "game_bests_order" ON "game_bests" USING btree ("event_id","score" DESC NULLS FIRST,"used_time","sign_up_no");--> statement-breakpoint
CREATE INDEX "game_bests_result" ON "game_bests" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "game_plays_at" ON "game_plays" USING btree ("at");--> statement-breakpoint
CREATE INDEX "game_results_player" ON "game_results" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "game_results_event" ON "game_results" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "game_results_expires" ON "game_results" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "game_results_flagged" ON "game_results" USING btree ("event_id") WHERE "game_results"."flagged";--> statement-breakpoint
CREATE UNIQUE INDEX "game_sets_game" ON "game_sets" USING btree ("game_id","dialect_id");--> statement-breakpoint
CREATE INDEX "participators_event" ON "participators" USING btree ("event_id");--> statement-breakpoint
CREATE FUNCTION "count_rank"("of_event" integer, "of_score" integer, "of_time" integer, "by" integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "rank_counts" ("event_id", "grain", "score", "band", "players")
	VALUES ("of_event", 0, "of_score", 0, "by"), ("of_event", 1, "of_score", "of_time" >> 12, "by"), ("of_event", 2, "of_score", "of_time" >> 6, "by")
	ON CONFLICT ("event_id", "grain", "score", "band") DO UPDATE SET "players" = "rank_counts"."players" + excluded."players"
$$;
--> statement-breakpoint
CREATE FUNCTION "count_bests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One after the other in an event: two who change the same counts in another order would wait for each other.
	PERFORM pg_advisory_xact_lock(1919, coalesce(NEW.event_id, OLD.event_id));
	IF TG_OP <> 'INSERT' AND EXISTS (SELECT FROM "events" WHERE "id" = OLD.event_id) THEN
		PERFORM "count_rank"(OLD.event_id, OLD.score, OLD.used_time, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM "count_rank"(NEW.event_id, NEW.score, NEW.used_time, 1);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "game_bests_counted" AFTER INSERT OR UPDATE OF "event_id", "score", "used_time" OR DELETE ON "game_bests" FOR EACH ROW EXECUTE FUNCTION "count_bests"();
