CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "content_items_kind" CHECK ("content_items"."kind" in ('article', 'podcast', 'book'))
);
--> statement-breakpoint
CREATE TABLE "recommendation_sets" (
	"user_id" text NOT NULL,
	"local_date" date NOT NULL,
	"content" "bytea" NOT NULL,
	"generated_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "recommendation_sets_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
ALTER TABLE "recommendation_sets" ADD CONSTRAINT "recommendation_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_sets_by_date" ON "recommendation_sets" USING btree ("user_id","delivered_at");