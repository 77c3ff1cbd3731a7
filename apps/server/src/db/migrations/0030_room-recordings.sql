CREATE TABLE "room_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer,
	"no" integer NOT NULL,
	"at" text NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"seconds" real NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_recordings" ADD CONSTRAINT "room_recordings_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_recordings_room" ON "room_recordings" USING btree ("room_id","at","no");--> statement-breakpoint
CREATE INDEX "room_recordings_gone" ON "room_recordings" USING btree ("gone_at");--> statement-breakpoint
-- With whoever goes, goes what she did in rooms, and from now on what she said there: its bytes are swept.
create or replace function room_member_gone() returns trigger language plpgsql as $$
begin
  delete from room_moves where room_id = old.room_id and by = old.no;
  update rooms set snapshot = null where id = old.room_id and snapshot is not null;
  update room_recordings set gone_at = now() where room_id = old.room_id and no = old.no;
  return null;
end $$;
