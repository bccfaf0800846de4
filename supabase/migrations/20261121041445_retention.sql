CREATE TABLE "audit_months" (
	"month" date NOT NULL,
	"action" text NOT NULL,
	"lines" bigint NOT NULL,
	CONSTRAINT "audit_months_pkey" PRIMARY KEY("month","action"),
	CONSTRAINT "audit_months_action_length" CHECK (btrim("audit_months"."action") <> '' and char_length("audit_months"."action") <= 60),
	CONSTRAINT "audit_months_lines_positive" CHECK ("audit_months"."lines" > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "browsers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"first_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "browsers_pkey" PRIMARY KEY("user_id","key"),
	CONSTRAINT "browsers_key_form" CHECK ("browsers"."key" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "browsers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_reason_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_about_one";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "browsers" ADD CONSTRAINT "browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browsers_last_used" ON "browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "deliveries_notices" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."document_id" is null and "deliveries"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_detail_object" CHECK (jsonb_typeof("deliveries"."detail") = 'object' and octet_length("deliveries"."detail"::text) <= 16384);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_reason_known" CHECK ("deliveries"."reason" in ('purchase', 'resend', 'reminder', 'refund', 'dispute-open', 'dispute-won', 'dispute-lost', 'charged-again', 'refund-refused', 'money-back', 'new-place', 'documents-expiring', 'account-expiring', 'account-expiring-last'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_about_one" CHECK (num_nonnulls("deliveries"."document_id", "deliveries"."payment_id") = case when "deliveries"."reason" in ('new-place', 'documents-expiring', 'account-expiring', 'account-expiring-last') then 0 else 1 end);--> statement-breakpoint
CREATE POLICY "audit_months_read_all" ON "audit_months" AS PERMISSIVE FOR SELECT TO "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "browsers_read_own" ON "browsers" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("browsers"."user_id" = (select app.uid()));