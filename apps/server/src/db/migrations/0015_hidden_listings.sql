CREATE TABLE "hidden_listings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_listings" ADD CONSTRAINT "hidden_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "hidden_listings" ("user_id", "hidden_at") SELECT "user_id", "hidden_at" FROM "professional_profiles" WHERE "hidden_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "professional_profiles" DROP COLUMN "hidden_at";