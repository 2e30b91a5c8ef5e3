CREATE TABLE "accounting_records" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text,
	"plan_id" text NOT NULL,
	"method" text,
	"period" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"user_id" text NOT NULL,
	"export_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_parts_user_id_export_id_position_pk" PRIMARY KEY("user_id","export_id","position")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"done" smallint NOT NULL,
	"total" smallint NOT NULL,
	"bytes" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "exports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "exports_status" CHECK ("exports"."status" in ('processing', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"user_id" text NOT NULL,
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_parts_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"created" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('preview', 'processing', 'ready', 'failed')),
	CONSTRAINT "imports_source" CHECK ("imports"."source" in ('daylio', 'pixels', 'alento'))
);
--> statement-breakpoint
ALTER TABLE "mood_entries" DROP CONSTRAINT "mood_entries_source";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactivity_notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_user_id_export_id_exports_user_id_id_fk" FOREIGN KEY ("user_id","export_id") REFERENCES "public"."exports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_user_id_import_id_imports_user_id_id_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_records_kept_until" ON "accounting_records" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_in_the_making" ON "exports" USING btree ("user_id") WHERE "exports"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "exports_age" ON "exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_in_the_making" ON "imports" USING btree ("user_id") WHERE "imports"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mood_entries_import" ON "mood_entries" USING btree ("user_id","import_id") WHERE "mood_entries"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_source" CHECK ("mood_entries"."source" in ('app', 'popup', 'import', 'notification', 'voice', 'daylio', 'pixels'));