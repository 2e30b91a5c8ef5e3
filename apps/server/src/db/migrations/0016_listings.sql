CREATE TABLE "listings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "listings" ("user_id", "listing_id", "hidden_at") SELECT coalesce("profile"."user_id", "hidden"."user_id"), coalesce("profile"."listing_id", gen_random_uuid()::text), "hidden"."hidden_at" FROM "professional_profiles" AS "profile" FULL JOIN "hidden_listings" AS "hidden" ON "hidden"."user_id" = "profile"."user_id";--> statement-breakpoint
DROP TABLE "hidden_listings" CASCADE;--> statement-breakpoint
DROP INDEX "professional_profiles_listing";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_id" ON "listings" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "professional_profiles" DROP COLUMN "listing_id";
