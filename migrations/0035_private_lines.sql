CREATE TABLE "private_line" (
	"user_id" text NOT NULL,
	"fact_key" text NOT NULL,
	"text" text NOT NULL,
	"is_private" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_line_user_id_fact_key_pk" PRIMARY KEY("user_id","fact_key")
);
--> statement-breakpoint
ALTER TABLE "private_line" ADD CONSTRAINT "private_line_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;