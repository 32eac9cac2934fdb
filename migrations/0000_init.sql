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
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" text,
	"count" integer NOT NULL,
	"blocked_until" timestamp with time zone DEFAULT now() NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_email" (
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "other_email_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "chat_attachment" (
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_attachment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"text" text NOT NULL,
	"problem" text NOT NULL,
	"profile" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"model_messages" jsonb NOT NULL,
	"jobs" jsonb NOT NULL,
	"attachment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_solution" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "checkout_customer_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "checkout_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_session" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"license_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "generated_document" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"posting_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"company_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"file_key" text,
	"missing_characters" jsonb
);
--> statement-breakpoint
CREATE TABLE "scraped_posting" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"content" jsonb NOT NULL,
	"reservation_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_record" (
	"key" text PRIMARY KEY NOT NULL,
	"uid" text,
	"grant_id" text,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp with time zone
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
CREATE TABLE "job_search_count" (
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"title_count" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_search_count_kind_text_pk" PRIMARY KEY("kind","text")
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
CREATE TABLE "profile_version" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_version_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"license_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text,
	"amount_cents" integer,
	"currency" text,
	"billing_cycle" text,
	"started_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"package_name" text NOT NULL,
	"payment_processor" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_revoked" boolean NOT NULL,
	"state_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_reservation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
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
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_email" ADD CONSTRAINT "other_email_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachment" ADD CONSTRAINT "chat_attachment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachment" ADD CONSTRAINT "chat_attachment_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_attachment_id_chat_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."chat_attachment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_customer_id_checkout_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."checkout_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_subscription" ADD CONSTRAINT "checkout_subscription_customer_id_checkout_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."checkout_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_posting_id_scraped_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."scraped_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scraped_posting" ADD CONSTRAINT "scraped_posting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_entry" ADD CONSTRAINT "job_search_entry_posting_id_job_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_version" ADD CONSTRAINT "profile_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_job_status" ADD CONSTRAINT "tracked_job_status_job_id_tracked_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."tracked_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_job" ADD CONSTRAINT "tracked_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_identity" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires_at_index" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_window_ends_at_index" ON "attempt" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "attempt_subject_index" ON "attempt" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "chat_attachment_conversation" ON "chat_attachment" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversation_user_session" ON "chat_conversation" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "chat_message_conversation" ON "chat_message" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "captcha_solution_expires_at_index" ON "captcha_solution" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkout_notice_due" ON "checkout_notice" USING btree ("delivered_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "checkout_subscription_expiry" ON "checkout_subscription" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generated_document_version" ON "generated_document" USING btree ("posting_id","kind","version");--> statement-breakpoint
CREATE INDEX "generated_document_user" ON "generated_document" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "scraped_posting_user" ON "scraped_posting" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_record_uid_index" ON "identity_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_record_grant_id_index" ON "identity_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_record_expires_at_index" ON "identity_record" USING btree ("expires_at");--> statement-breakpoint
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
CREATE INDEX "profile_version_user" ON "profile_version" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_reservation_user_kind" ON "usage_reservation" USING btree ("user_id","kind","reserved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_job_user_url" ON "tracked_job" USING btree ("user_id","job_url");