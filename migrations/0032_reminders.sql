CREATE TABLE "calendar_feed" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "digest" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hour" integer NOT NULL,
	"weekdays" jsonb NOT NULL,
	"zone" text NOT NULL,
	"next_at" timestamp with time zone,
	"last_on" date
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest" ADD CONSTRAINT "digest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_next_at_index" ON "digest" USING btree ("next_at");