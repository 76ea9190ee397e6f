DROP INDEX "products_best";--> statement-breakpoint
CREATE INDEX "products_best" ON "products" USING btree ("standing" DESC NULLS LAST,"id","words");