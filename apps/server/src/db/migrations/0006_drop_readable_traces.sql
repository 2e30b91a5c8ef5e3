ALTER TABLE "ai_usage" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "ai_usage" CASCADE;--> statement-breakpoint
DROP INDEX "recommendation_sets_by_date";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "quota_date";--> statement-breakpoint
ALTER TABLE "personal_documents" DROP COLUMN "updated_at";--> statement-breakpoint
ALTER TABLE "recommendation_sets" DROP COLUMN "delivered_at";--> statement-breakpoint
UPDATE "chat_messages" SET "started_at" = NULL WHERE "status" <> 'processing';--> statement-breakpoint
-- Questions and replies alternate from position 0 on: a reply gets its question's time.
UPDATE "chat_messages" reply SET "created_at" = question."created_at" FROM "chat_messages" question
  WHERE reply."position" % 2 = 1 AND question."user_id" = reply."user_id"
    AND question."session_id" = reply."session_id" AND question."position" = reply."position" - 1;
