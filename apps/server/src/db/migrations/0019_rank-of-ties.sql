ALTER TABLE "rank_counts" DROP CONSTRAINT "rank_counts_event_id_grain_score_band_pk";--> statement-breakpoint
ALTER TABLE "rank_counts" ADD COLUMN "sign_up" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rank_counts" ADD CONSTRAINT "rank_counts_event_id_grain_score_band_sign_up_pk" PRIMARY KEY("event_id","grain","score","band","sign_up");--> statement-breakpoint
-- By hand: players of one score and one time are counted by their sign-ups.
DELETE FROM "rank_counts" WHERE "players" = 0;--> statement-breakpoint
INSERT INTO "rank_counts" ("event_id", "grain", "score", "band", "sign_up", "players")
SELECT "event_id", "grain", "score", "used_time", "sign_up_no" >> "width", count(*) FROM "game_bests", (VALUES (3, 12), (4, 6)) "grains" ("grain", "width") GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
DROP TRIGGER "game_bests_counted" ON "game_bests";--> statement-breakpoint
DROP FUNCTION "count_rank"(integer, integer, integer, integer);--> statement-breakpoint
CREATE FUNCTION "count_rank"("of_event" integer, "of_score" integer, "of_time" integer, "of_no" bigint, "by" integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "rank_counts" ("event_id", "grain", "score", "band", "sign_up", "players")
	VALUES ("of_event", 0, "of_score", 0, 0, "by"), ("of_event", 1, "of_score", "of_time" >> 12, 0, "by"), ("of_event", 2, "of_score", "of_time" >> 6, 0, "by"), ("of_event", 3, "of_score", "of_time", "of_no" >> 12, "by"), ("of_event", 4, "of_score", "of_time", "of_no" >> 6, "by")
	ON CONFLICT ("event_id", "grain", "score", "band", "sign_up") DO UPDATE SET "players" = "rank_counts"."players" + excluded."players";
	-- What nobody has any more: each best that is beaten would leave its counts behind.
	DELETE FROM "rank_counts" WHERE "by" < 0 AND "players" = 0 AND ("event_id", "grain", "score", "band", "sign_up") IN (VALUES ("of_event", 0, "of_score", 0, 0), ("of_event", 1, "of_score", "of_time" >> 12, 0), ("of_event", 2, "of_score", "of_time" >> 6, 0), ("of_event", 3, "of_score", "of_time", ("of_no" >> 12)::int), ("of_event", 4, "of_score", "of_time", ("of_no" >> 6)::int))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_bests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A play that is no better changes no place.
	IF TG_OP = 'UPDATE' AND (NEW.event_id, NEW.score, NEW.used_time, NEW.sign_up_no) IS NOT DISTINCT FROM (OLD.event_id, OLD.score, OLD.used_time, OLD.sign_up_no) THEN
		RETURN NULL;
	END IF;
	-- One after the other in an event: two who change the same counts in another order would wait for each other.
	PERFORM pg_advisory_xact_lock(1919, coalesce(NEW.event_id, OLD.event_id));
	IF TG_OP <> 'INSERT' AND EXISTS (SELECT FROM "events" WHERE "id" = OLD.event_id) THEN
		PERFORM "count_rank"(OLD.event_id, OLD.score, OLD.used_time, OLD.sign_up_no, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM "count_rank"(NEW.event_id, NEW.score, NEW.used_time, NEW.sign_up_no, 1);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "game_bests_counted" AFTER INSERT OR UPDATE OF "event_id", "score", "used_time", "sign_up_no" OR DELETE ON "game_bests" FOR EACH ROW EXECUTE FUNCTION "count_bests"();
