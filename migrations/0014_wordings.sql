CREATE TABLE "own_words" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"company" text,
	"company_key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"form" text NOT NULL,
	"fact_keys" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"digest" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"origin" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wording" ADD CONSTRAINT "wording_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_words_user_kind_company" ON "own_words" USING btree ("user_id","kind","company_key");--> statement-breakpoint
CREATE UNIQUE INDEX "wording_user_digest" ON "wording" USING btree ("user_id","digest");--> statement-breakpoint
CREATE INDEX "wording_user" ON "wording" USING btree ("user_id","decided_at");