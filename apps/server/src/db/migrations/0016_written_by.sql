ALTER TABLE "career_plans" ADD COLUMN "written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "wording" jsonb;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "questions_written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "feedback_written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "linkedin_analyses" ADD COLUMN "written_by" jsonb DEFAULT '{"by":"engine","model":null,"reason":null}'::jsonb NOT NULL;