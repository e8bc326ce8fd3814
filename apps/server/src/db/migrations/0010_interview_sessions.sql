CREATE TABLE "interview_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_key" text NOT NULL,
	"role" text NOT NULL,
	"company" text,
	"seniority_level" text NOT NULL,
	"job_description" text NOT NULL,
	"job_url" text,
	"offer" jsonb NOT NULL,
	"job_id" uuid,
	"document_id" uuid,
	"subscription_tier" text NOT NULL,
	"questions" jsonb NOT NULL,
	"responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feedback" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feedback_text" text,
	"coached_key" text,
	"score" integer,
	"completed" boolean DEFAULT false NOT NULL,
	"current_question_index" integer DEFAULT 0 NOT NULL,
	"follow_ups" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_job_id_job_offers_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_sessions_newest" ON "interview_sessions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_sessions_job" ON "interview_sessions" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interview_sessions_document" ON "interview_sessions" USING btree ("document_id");