ALTER TABLE "chat_conversation" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generated_document" ADD COLUMN "deleted_at" timestamp with time zone;