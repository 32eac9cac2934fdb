CREATE TABLE "outgoing_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"topic" text,
	"content" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_next_attempt_at_index" ON "outgoing_mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient_index" ON "outgoing_mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outgoing_mail_topic_index" ON "outgoing_mail" USING btree ("topic");