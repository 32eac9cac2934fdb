CREATE TABLE "kept_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"term_key" text NOT NULL,
	"said" text NOT NULL,
	"fact_key" text NOT NULL,
	"lang" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_answer" ADD CONSTRAINT "kept_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_answer_user_term" ON "kept_answer" USING btree ("user_id","term_key","fact_key");