DROP INDEX "job_posting_source";--> statement-breakpoint
ALTER TABLE "job_source" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job_source" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_source" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_posting_source" ON "job_posting" USING btree ("source","closed_at","posted_at");