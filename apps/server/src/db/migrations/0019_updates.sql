CREATE TABLE "update_bundles" (
	"version" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"sha256" text NOT NULL,
	"checksum" text NOT NULL,
	"session_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"files" jsonb NOT NULL,
	"rollout" integer NOT NULL,
	"min_shell" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "update_bundles_rollout" CHECK ("update_bundles"."rollout" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "update_events" (
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"version" text NOT NULL,
	"action" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "update_events_day_platform_version_action_pk" PRIMARY KEY("day","platform","version","action")
);
--> statement-breakpoint
CREATE INDEX "update_bundles_channel" ON "update_bundles" USING btree ("channel","published_at");