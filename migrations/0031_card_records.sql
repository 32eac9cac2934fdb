CREATE TABLE "card_file" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "card_file_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_record" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" text,
	"company" text,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_record_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "next_step_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD COLUMN "next_step_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_file" ADD CONSTRAINT "card_file_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_record" ADD CONSTRAINT "card_record_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_record" ADD CONSTRAINT "card_record_job_id_tracked_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."tracked_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_record_job" ON "card_record" USING btree ("job_id");