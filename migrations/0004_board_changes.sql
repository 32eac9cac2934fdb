CREATE TABLE "board_request" (
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_request_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "board" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "page_hash" text;--> statement-breakpoint
-- The plain cases of the normal form; of two cards that would now be one, the second keeps a hash of its own.
UPDATE "tracked_job" SET "page_hash" = encode(sha256(convert_to("job_url", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "tracked_job" SET "page_hash" = encode(sha256(convert_to(regexp_replace(regexp_replace("job_url", '^https?://(www\.)?', '', 'i'), '/+$', ''), 'UTF8')), 'hex')
WHERE "id" IN (SELECT min("id") FROM "tracked_job" GROUP BY "user_id", regexp_replace(regexp_replace("job_url", '^https?://(www\.)?', '', 'i'), '/+$', ''));--> statement-breakpoint
ALTER TABLE "tracked_job" ALTER COLUMN "page_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "next_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "board_request" ADD CONSTRAINT "board_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_job_user_page" ON "tracked_job" USING btree ("user_id","page_hash");