CREATE TABLE "confirmed_products" (
	"user_id" integer NOT NULL,
	"step" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"product_url" text,
	"category" text,
	"skin_type" text,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "confirmed_products_step" PRIMARY KEY("user_id","step")
);
--> statement-breakpoint
CREATE TABLE "dropped_steps" (
	"user_id" integer NOT NULL,
	"step" text NOT NULL,
	"dropped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dropped_steps_step" PRIMARY KEY("user_id","step")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" text,
	"product_name" text NOT NULL,
	"metric" text NOT NULL,
	"weeks" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "own_products" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text,
	"inci" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_url" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"price" double precision,
	"currency" text NOT NULL,
	"rating" double precision,
	"rating_observed" text,
	"rating_retailer" text,
	"size" text,
	"inci" jsonb NOT NULL,
	"inci_observed" text,
	"actives" text[] DEFAULT '{}' NOT NULL,
	"no_listed_fragrance" boolean NOT NULL,
	"sensitive_safe" boolean NOT NULL,
	"suits" text[] DEFAULT '{}' NOT NULL,
	"retailer" text NOT NULL,
	"product_url" text,
	"image_url" text,
	"observed" text NOT NULL,
	"source" text NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"standing" double precision DEFAULT 0 NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "confirmed_products" ADD CONSTRAINT "confirmed_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_steps" ADD CONSTRAINT "dropped_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_products_trend" ON "confirmed_products" USING btree ("skin_type","product_id");--> statement-breakpoint
CREATE INDEX "experiments_user" ON "experiments" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "own_products_user" ON "own_products" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "products_standing" ON "products" USING btree ("category","standing" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_actives" ON "products" USING gin ("actives");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin (to_tsvector('simple', "brand" || ' ' || "name"));