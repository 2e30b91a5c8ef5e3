CREATE TABLE "billing_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"begun_reading" integer NOT NULL,
	"stored_reading" integer NOT NULL,
	"checkout_key" text,
	"checkout_price_id" text,
	"checkout_id" text,
	"checkout_state" text,
	"checkout_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"charge_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"user_plan_id" text NOT NULL,
	"charge_id" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"disputed_at" timestamp (3) with time zone,
	"covers_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payments_amounts" CHECK ("payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "access_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "next_plan_id" text;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_user_plan_id_user_plans_user_id_id_fk" FOREIGN KEY ("user_id","user_plan_id") REFERENCES "public"."user_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "user_plans_withdrawn" ON "user_plans" USING btree ("withdrawn_at") WHERE "user_plans"."withdrawn_at" is not null;--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_status" CHECK ("user_plans"."status" in ('active', 'past_due', 'canceled', 'ended'));--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_method" CHECK ("user_plans"."method" in ('card', 'pix'));--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_price" CHECK ("user_plans"."price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_bought" CHECK (("user_plans"."status" is null) = ("user_plans"."method" is null));