ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_reason_known";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "amount_minor" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_payment_told" ON "deliveries" USING btree ("payment_id","user_id","reason","amount_minor");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_about_one" CHECK (num_nonnulls("deliveries"."document_id", "deliveries"."payment_id") = 1);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_payment_has_amount" CHECK (("deliveries"."payment_id" is null) = ("deliveries"."amount_minor" is null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_reason_known" CHECK ("deliveries"."reason" in ('purchase', 'resend', 'reminder', 'refund', 'dispute-open', 'dispute-won', 'dispute-lost', 'charged-again', 'refund-refused', 'money-back'));