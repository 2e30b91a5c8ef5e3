CREATE TABLE "attachments" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"entry_id" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"thumbnail" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attachments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "attachments_kind" CHECK ("attachments"."kind" in ('photo', 'voice'))
);
--> statement-breakpoint
CREATE TABLE "removable_files" (
	"name" text PRIMARY KEY NOT NULL,
	"remove_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ALTER COLUMN "bytes" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "file" text;--> statement-breakpoint
UPDATE "exports" SET "status" = 'failed', "bytes" = NULL, "expires_at" = NULL WHERE "status" = 'ready';--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_entry_id_mood_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."mood_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_entry" ON "attachments" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "removable_files_remove_at" ON "removable_files" USING btree ("remove_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "attachment_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removable_files" ("name", "remove_at") VALUES (OLD."id", 'epoch')
	ON CONFLICT ("name") DO UPDATE SET "remove_at" = 'epoch';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attachment_removed" AFTER DELETE ON "attachments" FOR EACH ROW EXECUTE FUNCTION "attachment_removed"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "export_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removable_files" ("name", "remove_at") VALUES (OLD."file", 'epoch')
	ON CONFLICT ("name") DO UPDATE SET "remove_at" = 'epoch';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "export_removed" AFTER DELETE ON "exports" FOR EACH ROW WHEN (OLD."file" IS NOT NULL) EXECUTE FUNCTION "export_removed"();
