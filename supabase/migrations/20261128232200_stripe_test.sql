ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_provider_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_known";--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_provider_known" CHECK ("payment_events"."provider" in ('simulator', 'stripe', 'stripe-test'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('simulator', 'stripe', 'stripe-test'));