CREATE TABLE "ai_usage" (
	"user_id" text NOT NULL,
	"local_date" date NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "ai_usage_user_id_local_date_pk" PRIMARY KEY("user_id","local_date"),
	CONSTRAINT "ai_usage_messages" CHECK ("ai_usage"."messages" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"quota_date" date,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "chat_messages_status" CHECK ("chat_messages"."status" in ('processing', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "weekly_summaries" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "weekly_summaries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "weekly_summaries_status" CHECK ("weekly_summaries"."status" in ('processing', 'completed', 'error'))
);
--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_session_id_chat_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."chat_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_by_session" ON "chat_messages" USING btree ("user_id","session_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_waiting" ON "chat_messages" USING btree ("created_at") WHERE "chat_messages"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "chat_sessions_by_time" ON "chat_sessions" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "weekly_summaries_in_the_making" ON "weekly_summaries" USING btree ("user_id") WHERE "weekly_summaries"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "weekly_summaries_by_day" ON "weekly_summaries" USING btree ("user_id","end_date");