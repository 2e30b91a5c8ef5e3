CREATE TABLE "health_records" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"content" "bytea",
	"own_part" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "health_records_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "health_records_status" CHECK ("health_records"."status" in ('processing', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_records_in_the_making" ON "health_records" USING btree ("user_id") WHERE "health_records"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "health_records_by_age" ON "health_records" USING btree ("user_id","created_at");