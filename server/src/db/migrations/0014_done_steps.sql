CREATE TABLE "done_steps" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "done_steps_step" PRIMARY KEY("user_id","day","step")
);
--> statement-breakpoint
ALTER TABLE "done_steps" ADD CONSTRAINT "done_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;