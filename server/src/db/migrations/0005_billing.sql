CREATE TABLE "billing_customers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_customer_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_notices_user_id_kind_occasion_pk" PRIMARY KEY("user_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "change_previews" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"amount_due_cents" integer NOT NULL,
	"proration_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" text,
	"plan" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkouts_session_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "founding_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid,
	"user_id" integer,
	"held_until" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"ends_with_period" boolean NOT NULL,
	"past_due_since" timestamp (3) with time zone,
	"scheduled_plan" text,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"next_invoice_cents" integer,
	"founding" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_subscription_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_previews" ADD CONSTRAINT "change_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founding_places" ADD CONSTRAINT "founding_places_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founding_places" ADD CONSTRAINT "founding_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "founding_places_checkout" ON "founding_places" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "founding_places_held" ON "founding_places" USING btree ("held_until") WHERE "founding_places"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."handled_at" is null;