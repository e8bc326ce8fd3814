CREATE TABLE "mail_choices" (
	"user_id" text NOT NULL,
	"mail" text NOT NULL,
	"wanted" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_choices_user_id_mail_pk" PRIMARY KEY("user_id","mail")
);
--> statement-breakpoint
CREATE TABLE "mail_reminders" (
	"user_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_reminders_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "community_meetings" ADD COLUMN "kind" text DEFAULT 'workshop' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_reminders" ADD CONSTRAINT "mail_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_choices_wanted" ON "mail_choices" USING btree ("mail") WHERE "mail_choices"."wanted";