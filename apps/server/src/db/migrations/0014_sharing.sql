CREATE TABLE "listing_reports" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_reports_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "listing_reports_reason" CHECK ("listing_reports"."reason" in ('not-a-psychologist', 'wrong-data', 'inappropriate', 'other'))
);
--> statement-breakpoint
CREATE TABLE "professional_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"is_listed" boolean NOT NULL,
	"listing_id" text NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_accesses" (
	"user_id" text NOT NULL,
	"share_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "share_accesses_user_id_share_id_at_kind_pk" PRIMARY KEY("user_id","share_id","at","kind")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"professional_id" text,
	CONSTRAINT "shares_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_profiles" ADD CONSTRAINT "professional_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_accesses" ADD CONSTRAINT "share_accesses_user_id_share_id_shares_user_id_id_fk" FOREIGN KEY ("user_id","share_id") REFERENCES "public"."shares"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reports_by_listing" ON "listing_reports" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professional_profiles_listing" ON "professional_profiles" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "professional_profiles_listed" ON "professional_profiles" USING btree ("created_at") WHERE "professional_profiles"."is_listed";--> statement-breakpoint
CREATE INDEX "share_accesses_by_time" ON "share_accesses" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token" ON "shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shares_of_professional" ON "shares" USING btree ("professional_id","id");