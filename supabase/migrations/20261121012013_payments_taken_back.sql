CREATE TABLE "payment_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "payment_alerts_kind_known" CHECK ("payment_alerts"."kind" in ('refund', 'dispute-open', 'dispute-won', 'dispute-lost')),
	CONSTRAINT "payment_alerts_last_error_length" CHECK (char_length("payment_alerts"."last_error") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "payment_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_status" text;--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_alerts_due" ON "payment_alerts" USING btree ("next_attempt_at") WHERE "payment_alerts"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "payment_alerts_payment" ON "payment_alerts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_alerts_owner" ON "payment_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_taken_back" ON "payments" USING btree ("created_at","id") WHERE "payments"."refunded_minor" > 0 or "payments"."dispute_status" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_range" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute_status_known" CHECK ("payments"."dispute_status" in ('open', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute_has_date" CHECK (("payments"."dispute_status" is null) = ("payments"."disputed_at" is null));