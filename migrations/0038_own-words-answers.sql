DROP INDEX "own_words_user_kind_company";--> statement-breakpoint
ALTER TABLE "own_words" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "own_words_asked" ON "own_words" USING btree ("user_id","kind","company_key","question");