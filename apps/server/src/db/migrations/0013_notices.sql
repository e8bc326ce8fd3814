CREATE TABLE "notice_reads" (
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_reads_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Offers already sent: the latest change is the nearest that is known.
UPDATE "job_offers" SET "applied_at" = "updated_at" WHERE "application_status" IN ('applied', 'interview', 'offer', 'refused');
