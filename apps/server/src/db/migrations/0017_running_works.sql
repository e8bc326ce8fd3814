CREATE TABLE "running_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"partial" text NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"stop_asked_at" timestamp (3) with time zone,
	"followed_at" timestamp (3) with time zone,
	"heartbeat_at" timestamp (3) with time zone NOT NULL,
	"put_away_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "running_works" ADD CONSTRAINT "running_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "running_works_newest" ON "running_works" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "running_works_heartbeat" ON "running_works" USING btree ("heartbeat_at");