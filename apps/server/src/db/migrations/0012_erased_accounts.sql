CREATE TABLE "erased_accounts" (
	"hash" text PRIMARY KEY NOT NULL,
	"erased_on" date NOT NULL
);
