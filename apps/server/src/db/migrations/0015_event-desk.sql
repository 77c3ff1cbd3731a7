DROP INDEX "game_sets_game";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_limit" smallint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rank_requires" text DEFAULT 'V1' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_results" ADD COLUMN "disqualified_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_results" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_results" ADD COLUMN "reviewed_by" integer;--> statement-breakpoint
ALTER TABLE "game_sets" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "game_sets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_results" ADD CONSTRAINT "game_results_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sets" ADD CONSTRAINT "game_sets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_sets_event" ON "game_sets" USING btree ("event_id","game_id","dialect_id") WHERE "game_sets"."event_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_sets_game" ON "game_sets" USING btree ("game_id","dialect_id") WHERE "game_sets"."event_id" is null;