-- Search by any part of a word, in every language alike.
create extension if not exists pg_trgm with schema extensions;--> statement-breakpoint
CREATE TABLE "figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figures_figure_known" CHECK ("figures"."figure" in ('users', 'users-active', 'users-with-company', 'clients', 'documents', 'documents-paid', 'revenue'))
);
--> statement-breakpoint
ALTER TABLE "figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "industry" text;--> statement-breakpoint
CREATE INDEX "figures_sum" ON "figures" USING btree ("figure","day","currency","amount");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("created_at","id") WHERE "deliveries"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "documents_unpaid" ON "documents" USING btree ("created_at","id") WHERE not "documents"."is_paid";--> statement-breakpoint
CREATE INDEX "payments_to_refund" ON "payments" USING btree ("created_at","id") WHERE "payments"."status" = 'duplicate' and "payments"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "users_order" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("created_at","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "users_with_company" ON "users" USING btree ("created_at","id") WHERE "users"."company" <> '';--> statement-breakpoint
CREATE INDEX "users_with_industry" ON "users" USING btree ("created_at","id") WHERE "users"."industry" is not null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "figures_read_all" ON "figures" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);