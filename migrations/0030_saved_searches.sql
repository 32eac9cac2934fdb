CREATE TABLE "saved_search" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_revision" integer NOT NULL,
	"mailed_revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_search_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "entered_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posting_entered_revision" ON "job_posting" USING btree ("entered_revision");