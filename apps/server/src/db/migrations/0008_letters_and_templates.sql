CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"request_key" text NOT NULL,
	"job_id" uuid,
	"document_id" uuid,
	"document_name" text NOT NULL,
	"document_version" integer NOT NULL,
	"cv" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"job_url" text,
	"company" text NOT NULL,
	"tone" text NOT NULL,
	"additional_info" text DEFAULT '' NOT NULL,
	"angle" integer DEFAULT 0 NOT NULL,
	"generated" jsonb NOT NULL,
	"letter" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"size" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_job_id_job_offers_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_templates" ADD CONSTRAINT "user_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letters_job" ON "letters" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "letters_document" ON "letters" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "user_templates_newest" ON "user_templates" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);