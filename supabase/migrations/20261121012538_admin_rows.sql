CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_event_id_key" UNIQUE("event_id"),
	CONSTRAINT "audit_chain_hash_form" CHECK ("audit_chain"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_reason_known";--> statement-breakpoint
ALTER TABLE "figures" DROP CONSTRAINT "figures_figure_known";--> statement-breakpoint
DROP INDEX "deliveries_one_under_way";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "payment_begun_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "assessments_order" ON "assessments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_finished" ON "assessments" USING btree ("created_at","id") WHERE (step = 12 or completed_at is not null);--> statement-breakpoint
CREATE INDEX "audit_events_order" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_entity_order" ON "audit_events" USING btree ("entity","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_reminder" ON "deliveries" USING btree ("document_id") WHERE "deliveries"."status" in ('pending', 'sending') and "deliveries"."reason" = 'reminder';--> statement-breakpoint
CREATE INDEX "documents_begun" ON "documents" USING btree ("created_at","id") WHERE "documents"."payment_begun_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_paid" ON "documents" USING btree ("created_at","id") WHERE "documents"."is_paid";--> statement-breakpoint
CREATE INDEX "payments_revenue" ON "payments" USING btree ("succeeded_at","id") WHERE "payments"."status" = 'succeeded' and "payments"."refunded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_under_way" ON "deliveries" USING btree ("document_id") WHERE "deliveries"."status" in ('pending', 'sending') and "deliveries"."reason" <> 'reminder';--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_network_length" CHECK (char_length("audit_events"."network") <= 60);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_reason_known" CHECK ("deliveries"."reason" in ('purchase', 'resend', 'reminder'));--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_figure_known" CHECK ("figures"."figure" in ('users', 'users-active', 'users-with-company', 'clients', 'assessments', 'assessments-finished', 'documents', 'documents-begun', 'documents-paid', 'revenue'));--> statement-breakpoint
CREATE POLICY "assessments_read_all" ON "assessments" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "audit_chain_read_all" ON "audit_chain" AS PERMISSIVE FOR SELECT TO "portal_owner" USING (true);