CREATE TABLE "job_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text,
	"source_text" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"offer" jsonb,
	"title" text,
	"company" text,
	"posted_date" text,
	"document_id" uuid,
	"match_score" integer DEFAULT 0 NOT NULL,
	"missing_skills" text[] DEFAULT '{}' NOT NULL,
	"analysis_id" uuid,
	"application_status" text DEFAULT 'not_applied' NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"next_step_date" date,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
UPDATE "profiles" SET "location" = coalesce("location", ''), "objectives" = coalesce("objectives", '');--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "location" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "location" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "objectives" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "objectives" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "skills" DROP DEFAULT;--> statement-breakpoint
-- No screen has written a skill before this.
ALTER TABLE "profiles" ALTER COLUMN "skills" SET DATA TYPE jsonb USING '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "skills" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "linkedin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "experience" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "current_position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "target_positions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "target_salary" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_type" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "industries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_file" text;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_offers_newest" ON "job_offers" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_offers_board" ON "job_offers" USING btree ("user_id","application_status","position");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_file_stored_files_key_fk" FOREIGN KEY ("avatar_file") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_url_unique" UNIQUE("avatar_url");