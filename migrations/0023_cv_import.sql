CREATE TABLE "cv_import" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"reading" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profile_version" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_import_user" ON "cv_import" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "cv_import_read" ON "cv_import" USING btree ("read_at");