CREATE TABLE "billing_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" text,
	"checkout_at" timestamp (3) with time zone,
	"looks_begun" integer DEFAULT 0 NOT NULL,
	"last_look" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"look_again_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"account_hash" text NOT NULL,
	"provider" text NOT NULL,
	"invoice_id" text NOT NULL,
	"number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"billing_period" text,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_checkouts" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_subscriptions" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"anchored_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"next_plan" text,
	"next_billing_period" text,
	"credit_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_period" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_billing_period" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "access_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "status" = 'active' WHERE "subscribed";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_checkouts" ADD CONSTRAINT "simulated_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_invoices" ADD CONSTRAINT "simulated_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" ADD CONSTRAINT "simulated_subscriptions_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" ADD CONSTRAINT "simulated_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_customers_look_again" ON "billing_customers" USING btree ("look_again_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_provider" ON "invoices" USING btree ("provider","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_owner" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "simulated_invoices_owner" ON "simulated_invoices" USING btree ("user_id");