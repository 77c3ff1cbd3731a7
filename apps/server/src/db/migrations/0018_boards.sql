ALTER TABLE "game_bests" ADD COLUMN "plays" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_bests" ADD COLUMN "gain" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "game_bests_plays" ON "game_bests" USING btree ("event_id","plays" DESC NULLS FIRST,"sign_up_no");--> statement-breakpoint
CREATE INDEX "game_bests_gain" ON "game_bests" USING btree ("event_id","gain" DESC NULLS FIRST,"sign_up_no") WHERE "game_bests"."gain" > 0;
--> statement-breakpoint
UPDATE "game_bests" AS "own" SET "plays" = "counted"."plays", "gain" = CASE WHEN "counted"."game_id" = 4 THEN greatest(0, "counted"."first_time" - "own"."used_time") ELSE "own"."score" - "counted"."first_score" END
FROM (
	SELECT "event_id", "user_id", min("game_id") AS "game_id", count(*)::integer AS "plays", (array_agg("score" ORDER BY "id"))[1] AS "first_score", (array_agg("used_time" ORDER BY "id"))[1] AS "first_time"
	FROM "game_results" WHERE "is_final" AND "refused" IS NULL AND "disqualified_at" IS NULL AND "user_id" IS NOT NULL
	GROUP BY "event_id", "user_id"
) AS "counted"
WHERE "counted"."event_id" = "own"."event_id" AND "counted"."user_id" = "own"."user_id";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_bests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A play that is no better changes no place.
	IF TG_OP = 'UPDATE' AND (NEW.event_id, NEW.score, NEW.used_time) IS NOT DISTINCT FROM (OLD.event_id, OLD.score, OLD.used_time) THEN
		RETURN NULL;
	END IF;
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
