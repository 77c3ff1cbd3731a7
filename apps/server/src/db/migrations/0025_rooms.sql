CREATE TABLE "room_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "room_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "room_members" (
	"room_id" integer NOT NULL,
	"no" integer NOT NULL,
	"device_hash" text NOT NULL,
	"user_id" integer,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "room_members_room_id_no_pk" PRIMARY KEY("room_id","no")
);
--> statement-breakpoint
CREATE TABLE "room_moves" (
	"room_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"by" integer NOT NULL,
	"key" text NOT NULL,
	"move" json NOT NULL,
	CONSTRAINT "room_moves_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer,
	"owner_id" integer NOT NULL,
	"class_id" integer,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"dialect_id" smallint NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"snapshot" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "room_keys" ADD CONSTRAINT "room_keys_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_keys" ADD CONSTRAINT "room_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_keys_room" ON "room_keys" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "room_keys_user" ON "room_keys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_members_device" ON "room_members" USING btree ("room_id","device_hash") WHERE "room_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "room_members_user" ON "room_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_moves_key" ON "room_moves" USING btree ("room_id","by","key");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_code" ON "rooms" USING btree ("code") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_lesson" ON "rooms" USING btree ("owner_id","lesson_id") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_owner" ON "rooms" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rooms_class" ON "rooms" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "rooms_expires" ON "rooms" USING btree ("expires_at");--> statement-breakpoint
-- With whoever goes, goes what she did in rooms: her entries leave the log, and how the room stood is read from it anew.
create function room_member_gone() returns trigger language plpgsql as $$
begin
  delete from room_moves where room_id = old.room_id and by = old.no;
  update rooms set snapshot = null where id = old.room_id and snapshot is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger room_member_gone after delete on room_members
  for each row execute function room_member_gone();
