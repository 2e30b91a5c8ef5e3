CREATE TABLE "medication_doses" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"medication_id" text NOT NULL,
	"local_date" date NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "medication_doses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "medications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"due_date" date,
	"last_date" date,
	CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_pushes" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"attempts" integer NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiting_pushes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "medication_doses" ADD CONSTRAINT "medication_doses_user_id_medication_id_medications_user_id_id_fk" FOREIGN KEY ("user_id","medication_id") REFERENCES "public"."medications"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_pushes" ADD CONSTRAINT "waiting_pushes_user_id_device_id_push_devices_user_id_id_fk" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."push_devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medication_doses_by_day" ON "medication_doses" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_address" ON "push_devices" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "waiting_pushes_due" ON "waiting_pushes" USING btree ("not_before");