CREATE TABLE "quota_reminders" (
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quota_reminders_user_id_action_pk" PRIMARY KEY("user_id","action")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "disputed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quota_reminders" ADD CONSTRAINT "quota_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_reminders_due" ON "quota_reminders" USING btree ("due_at");