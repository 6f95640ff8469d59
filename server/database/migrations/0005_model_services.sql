CREATE TABLE "model_services" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text,
	"saved_by" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_services_one" CHECK ("model_services"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "model_services" ADD CONSTRAINT "model_services_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;