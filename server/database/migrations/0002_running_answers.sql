ALTER TABLE "generations" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "demo_signature" text;