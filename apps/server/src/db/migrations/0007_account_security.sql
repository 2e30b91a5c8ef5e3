CREATE TABLE "ai_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_tickets" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "factor_tickets_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "factor_tickets_purpose" CHECK ("factor_tickets"."purpose" in ('sign-in', 'confirm', 'register'))
);
--> statement-breakpoint
CREATE TABLE "recovery_changes" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"address" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_changes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recovery_changes_kind" CHECK ("recovery_changes"."kind" in ('confirm', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "second_factors_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "second_factors_kind" CHECK ("second_factors"."kind" in ('totp', 'passkey'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "quota" "bytea";--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_tickets" ADD CONSTRAINT "factor_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_changes" ADD CONSTRAINT "recovery_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_tickets_age" ON "factor_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_changes_one_waiting" ON "recovery_changes" USING btree ("user_id") WHERE "recovery_changes"."kind" = 'confirm';--> statement-breakpoint
CREATE INDEX "recovery_changes_age" ON "recovery_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_one_app" ON "second_factors" USING btree ("user_id") WHERE "second_factors"."kind" = 'totp';