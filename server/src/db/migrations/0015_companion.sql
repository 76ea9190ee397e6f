CREATE TABLE "diary_entries" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"felt" jsonb NOT NULL,
	"sleep" text,
	"stress" text,
	"cycle" text,
	"sun" text,
	"note" text,
	"red_flags" jsonb NOT NULL,
	"asks_for_pause" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "diary_entries_day" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"sealed_auth" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reminder_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"morning_at" integer,
	"night_at" integer,
	"next_scan" boolean NOT NULL,
	"ramp_step" boolean NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"by_mail" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_reminders_kind" PRIMARY KEY("user_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "skipped_routines" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"reason" text,
	"skipped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skipped_routines_part" PRIMARY KEY("user_id","day","part")
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_routines" ADD CONSTRAINT "skipped_routines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");