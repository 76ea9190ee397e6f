ALTER TABLE "reactions" ADD COLUMN "asks_for_pause" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reactions" SET "asks_for_pause" = true WHERE "signs" && '{stings,burns,itches,swelling,hives}'::text[];
