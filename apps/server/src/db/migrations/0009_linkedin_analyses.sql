CREATE TABLE "linkedin_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"analysis_key" text NOT NULL,
	"profile_url" text,
	"document_id" uuid,
	"document_name" text,
	"target_positions" text[] DEFAULT '{}' NOT NULL,
	"profile" jsonb NOT NULL,
	"analysis_result" jsonb NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linkedin_analyses" ADD CONSTRAINT "linkedin_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linkedin_analyses" ADD CONSTRAINT "linkedin_analyses_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linkedin_analyses_newest" ON "linkedin_analyses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "linkedin_analyses_same" ON "linkedin_analyses" USING btree ("user_id","analysis_key");