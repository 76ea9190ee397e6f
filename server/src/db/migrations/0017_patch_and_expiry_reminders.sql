ALTER TABLE "reminder_choices" ADD COLUMN "patch_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD COLUMN "expiry" boolean DEFAULT false NOT NULL;