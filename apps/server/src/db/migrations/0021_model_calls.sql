CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"task" text NOT NULL,
	"task_version" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"request_key" text NOT NULL,
	"material" text NOT NULL,
	"model_answer" jsonb,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "engine_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_newest" ON "model_calls" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "model_calls_same" ON "model_calls" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "model_calls_age" ON "model_calls" USING btree ("created_at");