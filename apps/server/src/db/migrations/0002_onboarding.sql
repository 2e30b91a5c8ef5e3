CREATE TABLE "personal_documents" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "personal_documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "screenings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "personal_documents" ADD CONSTRAINT "personal_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;