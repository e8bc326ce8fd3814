CREATE TABLE "career_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request_key" text NOT NULL,
	"skills_to_develop" text NOT NULL,
	"career_goal" text NOT NULL,
	"past_experiences" text NOT NULL,
	"document_id" uuid,
	"document_name" text,
	"career_plan" jsonb NOT NULL,
	"advice" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "career_plans" ADD CONSTRAINT "career_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_plans" ADD CONSTRAINT "career_plans_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_plans_newest" ON "career_plans" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "career_plans_same" ON "career_plans" USING btree ("user_id","request_key");