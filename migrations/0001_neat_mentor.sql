ALTER TABLE "chat_message" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "alive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "question_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_request" ON "chat_message" USING btree ("conversation_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_question" ON "chat_message" USING btree ("question_id");