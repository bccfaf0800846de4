CREATE TABLE "private"."receipt_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_last_positive" CHECK ("private"."receipt_counters"."last" > 0)
);
--> statement-breakpoint
ALTER TABLE "private"."receipt_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid,
	"document_id" uuid,
	"title" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"tax_treatment" text NOT NULL,
	"tax_rate_basis_points" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_number_key" UNIQUE("number"),
	CONSTRAINT "receipts_payment_key" UNIQUE("payment_id"),
	CONSTRAINT "receipts_year_serial_key" UNIQUE("year","serial"),
	CONSTRAINT "receipts_title_length" CHECK (btrim("receipts"."title") <> '' and char_length("receipts"."title") <= 200),
	CONSTRAINT "receipts_currency_code" CHECK ("receipts"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "receipts_tax_treatment_known" CHECK ("receipts"."tax_treatment" in ('contained', 'reverse-charge', 'none')),
	CONSTRAINT "receipts_amount_range" CHECK ("receipts"."amount_minor" between 1 and 10000000),
	CONSTRAINT "receipts_tax_rate_range" CHECK ("receipts"."tax_rate_basis_points" between 0 and 10000),
	CONSTRAINT "receipts_tax_range" CHECK ("receipts"."tax_minor" between 0 and "receipts"."amount_minor"),
	CONSTRAINT "receipts_tax_where_contained" CHECK (("receipts"."tax_treatment" = 'contained') = ("receipts"."tax_rate_basis_points" > 0)),
	CONSTRAINT "receipts_seller_object" CHECK (jsonb_typeof("receipts"."seller") = 'object' and octet_length("receipts"."seller"::text) <= 16384),
	CONSTRAINT "receipts_buyer_object" CHECK (jsonb_typeof("receipts"."buyer") = 'object' and octet_length("receipts"."buyer"::text) <= 16384)
);
--> statement-breakpoint
ALTER TABLE "receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_status_known";--> statement-breakpoint
DROP INDEX "deliveries_failed";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "handed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_owner_order" ON "receipts" USING btree ("user_id","year","serial");--> statement-breakpoint
CREATE INDEX "receipts_document" ON "receipts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "deliveries_in_trouble" ON "deliveries" USING btree ("created_at","id") WHERE "deliveries"."status" in ('failed', 'uncertain') or "deliveries"."bounced_at" is not null;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_bounce_reason_length" CHECK (char_length("deliveries"."bounce_reason") <= 1000);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_bounce_has_date" CHECK (("deliveries"."bounced_at" is null) = ("deliveries"."bounce_reason" is null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_status_known" CHECK ("deliveries"."status" in ('pending', 'sending', 'sent', 'failed', 'uncertain'));--> statement-breakpoint
CREATE POLICY "receipts_read_own" ON "receipts" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("receipts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "receipts_read_all" ON "receipts" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);