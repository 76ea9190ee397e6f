DROP INDEX "usage_entries_window";--> statement-breakpoint
CREATE INDEX "usage_entries_window" ON "usage_entries" USING btree ("user_id","kind","counted_at","amount");