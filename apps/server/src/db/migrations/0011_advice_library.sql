CREATE TABLE "advice_marks" (
	"user_id" text NOT NULL,
	"article_id" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "advice_marks_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "career_advice_library" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"experience_level" text NOT NULL,
	"industry" text NOT NULL,
	"tags" text[] NOT NULL,
	"free" boolean NOT NULL,
	"sources" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "advice_marks" ADD CONSTRAINT "advice_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_marks" ADD CONSTRAINT "advice_marks_article_id_career_advice_library_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."career_advice_library"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_marks_article" ON "advice_marks" USING btree ("article_id");