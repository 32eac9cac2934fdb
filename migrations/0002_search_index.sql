DROP TABLE "job_search_count" CASCADE;--> statement-breakpoint
DROP TABLE "job_search_entry" CASCADE;--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "longitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "job_search_count" (
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"title_count" integer NOT NULL,
	"count" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "job_search_count_kind_text_pk" PRIMARY KEY("kind","text")
);
--> statement-breakpoint
CREATE TABLE "job_search_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_search_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" text NOT NULL,
	"rk" integer NOT NULL,
	"title_hash" bigint NOT NULL,
	"title_terms" "tsvector" NOT NULL,
	"all_terms" "tsvector" NOT NULL,
	"country_code" text NOT NULL,
	"state_key" text NOT NULL,
	"city_key" text NOT NULL,
	"cell" integer,
	"latitude" double precision,
	"longitude" double precision,
	"remote" boolean NOT NULL,
	CONSTRAINT "job_search_entry_posting_id_unique" UNIQUE("posting_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_index_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"postings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_search_entry" ADD CONSTRAINT "job_search_entry_posting_id_job_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_search_count_revision" ON "job_search_count" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search_entry" USING btree ("rk","id") INCLUDE ("title_terms", "title_hash", "remote");--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search_entry" USING btree ("title_hash","rk","id") INCLUDE ("country_code", "state_key", "city_key", "cell", "latitude", "longitude", "remote");--> statement-breakpoint
CREATE INDEX "job_search_country" ON "job_search_entry" USING btree ("country_code","rk","id") INCLUDE ("title_terms", "title_hash", "remote");--> statement-breakpoint
CREATE INDEX "job_search_state" ON "job_search_entry" USING btree ("state_key","rk","id") INCLUDE ("title_terms", "title_hash", "remote", "country_code");--> statement-breakpoint
CREATE INDEX "job_search_city" ON "job_search_entry" USING btree ("city_key","rk","id") INCLUDE ("title_terms", "title_hash", "remote", "country_code", "state_key");--> statement-breakpoint
CREATE INDEX "job_search_cell" ON "job_search_entry" USING btree ("cell","rk","id") INCLUDE ("title_terms", "title_hash", "latitude", "longitude");--> statement-breakpoint
CREATE INDEX "job_search_title_terms" ON "job_search_entry" USING gin ("title_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_all_terms" ON "job_search_entry" USING gin ("all_terms") WITH (fastupdate=false);