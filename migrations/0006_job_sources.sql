CREATE TABLE "job_source_host" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_source" (
	"key" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"runner" text,
	"lease_until" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"reader_version" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "salary_min" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "salary_max" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "valid_through" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "written_location" text;