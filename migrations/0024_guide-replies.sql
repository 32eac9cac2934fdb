ALTER TABLE "chat_message" ADD COLUMN "actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "guide_thread" jsonb;