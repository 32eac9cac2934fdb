ALTER INDEX "job_search_title" RENAME TO "job_search_called";--> statement-breakpoint
CREATE TABLE "job_search_title" (
	"hash" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"occupations" integer[] NOT NULL,
	"postings" integer NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_search_title_terms";--> statement-breakpoint
ALTER TABLE "job_search_count" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_title_revision" ON "job_search_title" USING btree ("revision");--> statement-breakpoint
ALTER TABLE "job_search_count" DROP COLUMN "title_count";