DROP INDEX "checkins_user";--> statement-breakpoint
ALTER TABLE "checkins" ADD COLUMN "photo_date" date;--> statement-breakpoint
ALTER TABLE "checkins" ADD COLUMN "taken_at" timestamp (3) with time zone GENERATED ALWAYS AS (least((photo_date - interval '14 hours') at time zone 'UTC', created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "checkins_user" ON "checkins" USING btree ("user_id","taken_at","id");