CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"text" text,
	"state" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	"response_code" smallint,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_at" ON "mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "mails_open" ON "mails" USING btree ("state","at") WHERE state in ('waiting', 'failed');