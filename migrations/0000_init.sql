CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_index" (
	"source" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_place" (
	"id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"state" text NOT NULL,
	"state_key" text NOT NULL,
	"state_alias_keys" text[] NOT NULL,
	"city" text NOT NULL,
	"city_key" text NOT NULL,
	"city_alias_keys" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_info" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text NOT NULL,
	"benefits" text NOT NULL,
	"language" text NOT NULL,
	"english_title" text,
	"keywords" text[] NOT NULL,
	"country_code" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"workplace" text NOT NULL,
	"employment_type" text NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text NOT NULL,
	"salary_period" text NOT NULL,
	"experience_years" integer NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL,
	"external_url" text
);
--> statement-breakpoint
CREATE TABLE "job_search_entry" (
	"posting_id" text PRIMARY KEY NOT NULL,
	"rk" integer NOT NULL,
	"title_key" text NOT NULL,
	"title_terms" text[] NOT NULL,
	"all_terms" text[] NOT NULL,
	"country_code" text NOT NULL,
	"state_key" text NOT NULL,
	"city_key" text NOT NULL,
	"cell" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"remote" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"title_count" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_job_status" (
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_job_status_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "tracked_job" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_url" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"cv_link" text,
	"cover_letter_link" text,
	"documents_generated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_entry" ADD CONSTRAINT "job_search_entry_posting_id_job_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_job_status" ADD CONSTRAINT "tracked_job_status_job_id_tracked_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."tracked_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD CONSTRAINT "tracked_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_identity" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires_at_index" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_place_country" ON "job_place" USING btree ("country_code","state_key");--> statement-breakpoint
CREATE INDEX "job_place_city" ON "job_place" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "job_posting_source" ON "job_posting" USING btree ("source");--> statement-breakpoint
CREATE INDEX "job_posting_external_url" ON "job_posting" USING btree ("external_url");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search_entry" USING btree ("rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search_entry" USING btree ("title_key","rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_country" ON "job_search_entry" USING btree ("country_code","rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_state" ON "job_search_entry" USING btree ("country_code","state_key","rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_city" ON "job_search_entry" USING btree ("country_code","city_key","rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_cell" ON "job_search_entry" USING btree ("cell","rk","posting_id");--> statement-breakpoint
CREATE INDEX "job_search_title_terms" ON "job_search_entry" USING gin ("title_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_all_terms" ON "job_search_entry" USING gin ("all_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_job_user_url" ON "tracked_job" USING btree ("user_id","job_url");