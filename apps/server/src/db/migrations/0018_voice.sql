CREATE TABLE "voice_sessions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"holder" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"recording_hash" text,
	"recorded_at" timestamp (3) with time zone,
	"reply_id" text
);
--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;