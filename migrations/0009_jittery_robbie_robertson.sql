ALTER TABLE "generated_document" ADD COLUMN "design" text DEFAULT 'modern' NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_document" ADD COLUMN "paper" text DEFAULT 'a4' NOT NULL;