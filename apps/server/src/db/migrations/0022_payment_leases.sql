CREATE TABLE "payment_leases" (
	"user_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"first_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_leases" ADD CONSTRAINT "payment_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;