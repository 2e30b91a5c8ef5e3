CREATE TABLE "tags" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "starter_tags_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "tag_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;