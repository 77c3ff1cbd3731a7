CREATE TABLE "play_steps" (
	"play_id" text NOT NULL,
	"seq" smallint NOT NULL,
	"act" json NOT NULL,
	"told" json NOT NULL,
	"at" integer NOT NULL,
	CONSTRAINT "play_steps_play_id_seq_pk" PRIMARY KEY("play_id","seq")
);
--> statement-breakpoint
CREATE TABLE "stepped_plays" (
	"event_id" integer NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"play_id" text NOT NULL,
	"opening" integer NOT NULL,
	"play" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stepped_plays_event_id_actor_pk" PRIMARY KEY("event_id","actor"),
	CONSTRAINT "stepped_plays_play_id_unique" UNIQUE("play_id")
);
--> statement-breakpoint
ALTER TABLE "play_steps" ADD CONSTRAINT "play_steps_play_id_stepped_plays_play_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."stepped_plays"("play_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stepped_plays" ADD CONSTRAINT "stepped_plays_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stepped_plays" ADD CONSTRAINT "stepped_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stepped_plays_user" ON "stepped_plays" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stepped_plays_at" ON "stepped_plays" USING btree ("at");