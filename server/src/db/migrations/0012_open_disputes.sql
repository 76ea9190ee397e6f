ALTER TABLE "users" ADD COLUMN "deletion_ends_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_disputes" text[] DEFAULT '{}' NOT NULL;