CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_words";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "products" SET "words" = array_remove(regexp_split_to_array(regexp_replace(regexp_replace(regexp_replace(lower(normalize("brand" || ' ' || "name", NFKD)), U&'[\0300-\036F''\2019]', '', 'g'), '([[:alpha:]])([0-9])', '\1 \2', 'g'), '([0-9])([[:alpha:]])', '\1 \2', 'g'), '[^[:alnum:].]+|[.](?![0-9])'), '');--> statement-breakpoint
INSERT INTO "product_words" SELECT DISTINCT unnest("words") FROM "products" ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "product_words" WHERE "word" ~ '[0-9]' OR length("word") < 3;--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin (array_to_tsvector("words"));
