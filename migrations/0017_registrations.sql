CREATE TABLE "registration" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"browser" text NOT NULL,
	"caller" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registration_email_index" ON "registration" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registration_expires_at_index" ON "registration" USING btree ("expires_at");