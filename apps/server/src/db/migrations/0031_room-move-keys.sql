DROP INDEX "room_moves_key";--> statement-breakpoint
CREATE UNIQUE INDEX "room_moves_key" ON "room_moves" USING btree ("room_id","key","by");