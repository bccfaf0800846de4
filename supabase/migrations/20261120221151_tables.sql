CREATE SCHEMA "private";
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"read_minutes" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_slug_length" CHECK (char_length("articles"."slug") <= 80),
	CONSTRAINT "articles_title_length" CHECK (btrim("articles"."title") <> '' and char_length("articles"."title") <= 200),
	CONSTRAINT "articles_description_length" CHECK (char_length("articles"."description") <= 1000),
	CONSTRAINT "articles_category_known" CHECK ("articles"."category" in ('Azure', 'Microsoft 365', 'Security', 'Migration', 'Best Practices', 'Compliance')),
	CONSTRAINT "articles_author_length" CHECK (btrim("articles"."author") <> '' and char_length("articles"."author") <= 120),
	CONSTRAINT "articles_status_known" CHECK ("articles"."status" in ('draft', 'published')),
	CONSTRAINT "articles_body_length" CHECK (char_length("articles"."body") <= 200000),
	CONSTRAINT "articles_tags_count" CHECK (cardinality("articles"."tags") <= 12 and char_length(array_to_string("articles"."tags", ',')) <= 720),
	CONSTRAINT "articles_read_minutes_range" CHECK ("articles"."read_minutes" between 1 and 240),
	CONSTRAINT "articles_published_has_date" CHECK ("articles"."status" <> 'published' or "articles"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "assessments_step_known" CHECK ("assessments"."step" between 1 and 12),
	CONSTRAINT "assessments_answers_object" CHECK (jsonb_typeof("assessments"."answers") = 'object' and octet_length("assessments"."answers"::text) <= 65536)
);
--> statement-breakpoint
ALTER TABLE "assessments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_events_actor_role_length" CHECK (btrim("audit_events"."actor_role") <> '' and char_length("audit_events"."actor_role") <= 60),
	CONSTRAINT "audit_events_action_length" CHECK (btrim("audit_events"."action") <> '' and char_length("audit_events"."action") <= 60),
	CONSTRAINT "audit_events_entity_length" CHECK (btrim("audit_events"."entity") <> '' and char_length("audit_events"."entity") <= 60),
	CONSTRAINT "audit_events_request_id_length" CHECK (char_length("audit_events"."request_id") <= 60),
	CONSTRAINT "audit_events_detail_object" CHECK (jsonb_typeof("audit_events"."detail") = 'object' and octet_length("audit_events"."detail"::text) <= 16384)
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "clients_user_id_id_key" UNIQUE("user_id","id"),
	CONSTRAINT "clients_name_length" CHECK (btrim("clients"."name") <> '' and char_length("clients"."name") <= 120),
	CONSTRAINT "clients_email_length" CHECK (btrim("clients"."email") <> '' and char_length("clients"."email") <= 254),
	CONSTRAINT "clients_company_length" CHECK (btrim("clients"."company") <> '' and char_length("clients"."company") <= 160),
	CONSTRAINT "clients_profile_object" CHECK (jsonb_typeof("clients"."profile") = 'object' and octet_length("clients"."profile"::text) <= 16384)
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_reason_known" CHECK ("deliveries"."reason" in ('purchase', 'resend')),
	CONSTRAINT "deliveries_status_known" CHECK ("deliveries"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "deliveries_last_error_length" CHECK (char_length("deliveries"."last_error") <= 1000),
	CONSTRAINT "deliveries_sent_has_date" CHECK (("deliveries"."status" = 'sent') = ("deliveries"."sent_at" is not null)),
	CONSTRAINT "deliveries_sending_has_lease" CHECK (("deliveries"."status" = 'sending') = ("deliveries"."leased_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_contents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"generated_content" text NOT NULL,
	CONSTRAINT "document_contents_length" CHECK (btrim("document_contents"."generated_content") <> '' and char_length("document_contents"."generated_content") <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "document_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"client_snapshot" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assessment_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"template_type" text NOT NULL,
	"responses" jsonb NOT NULL,
	"preview" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content_version" text NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"price" numeric(10, 2) DEFAULT '99.99' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "documents_assessment_id_key" UNIQUE("assessment_id"),
	CONSTRAINT "documents_title_length" CHECK (btrim("documents"."title") <> '' and char_length("documents"."title") <= 200),
	CONSTRAINT "documents_description_length" CHECK (char_length("documents"."description") <= 1000),
	CONSTRAINT "documents_template_type_length" CHECK (btrim("documents"."template_type") <> '' and char_length("documents"."template_type") <= 100),
	CONSTRAINT "documents_content_version_length" CHECK (btrim("documents"."content_version") <> '' and char_length("documents"."content_version") <= 60),
	CONSTRAINT "documents_client_snapshot_object" CHECK (jsonb_typeof("documents"."client_snapshot") = 'object' and octet_length("documents"."client_snapshot"::text) <= 32768),
	CONSTRAINT "documents_responses_array" CHECK (jsonb_typeof("documents"."responses") = 'array' and octet_length("documents"."responses"::text) <= 262144),
	CONSTRAINT "documents_preview_object" CHECK (jsonb_typeof("documents"."preview") = 'object' and octet_length("documents"."preview"::text) <= 131072),
	CONSTRAINT "documents_price_range" CHECK ("documents"."price" between 0.01 and 100000),
	CONSTRAINT "documents_currency_code" CHECK ("documents"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "documents_paid_has_date" CHECK ("documents"."is_paid" = ("documents"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"type" text NOT NULL,
	"amount_minor" integer,
	"currency" text,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_pkey" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_provider_known" CHECK ("payment_events"."provider" in ('simulator', 'stripe')),
	CONSTRAINT "payment_events_event_id_length" CHECK (btrim("payment_events"."event_id") <> '' and char_length("payment_events"."event_id") <= 200),
	CONSTRAINT "payment_events_type_length" CHECK (btrim("payment_events"."type") <> '' and char_length("payment_events"."type") <= 60),
	CONSTRAINT "payment_events_currency_length" CHECK (char_length("payment_events"."currency") <= 60),
	CONSTRAINT "payment_events_outcome_length" CHECK (btrim("payment_events"."outcome") <> '' and char_length("payment_events"."outcome") <= 60)
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"failure_code" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reconcile_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('simulator', 'stripe')),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('open', 'processing', 'failed', 'cancelled', 'succeeded', 'duplicate')),
	CONSTRAINT "payments_provider_reference_length" CHECK (char_length("payments"."provider_reference") <= 200),
	CONSTRAINT "payments_failure_code_length" CHECK (char_length("payments"."failure_code") <= 60),
	CONSTRAINT "payments_amount_range" CHECK ("payments"."amount_minor" between 1 and 10000000),
	CONSTRAINT "payments_currency_code" CHECK ("payments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payments_success_has_date" CHECK (("payments"."status" in ('succeeded', 'duplicate')) = ("payments"."succeeded_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."rate_limits" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_used_positive" CHECK ("private"."rate_limits"."used" > 0)
);
--> statement-breakpoint
ALTER TABLE "private"."rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_key_length" CHECK (btrim("private"."settings"."key") <> '' and char_length("private"."settings"."key") <= 60),
	CONSTRAINT "settings_value_length" CHECK (char_length("private"."settings"."value") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "private"."settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_name_length" CHECK (char_length("users"."name") <= 120),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") <= 255),
	CONSTRAINT "users_company_length" CHECK (char_length("users"."company") <= 160),
	CONSTRAINT "users_terms_version_length" CHECK (char_length("users"."terms_version") <= 60),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'admin', 'owner')),
	CONSTRAINT "users_status_known" CHECK ("users"."status" in ('active', 'suspended')),
	CONSTRAINT "users_profile_object" CHECK (jsonb_typeof("users"."profile") = 'object' and octet_length("users"."profile"::text) <= 16384)
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_client_fkey" FOREIGN KEY ("user_id","client_id") REFERENCES "public"."clients"("user_id","id") ON DELETE set null ("client_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_contents" ADD CONSTRAINT "document_contents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_fkey" FOREIGN KEY ("user_id","client_id") REFERENCES "public"."clients"("user_id","id") ON DELETE set null ("client_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_status_order" ON "articles" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "assessments_owner_order" ON "assessments" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "assessments_client" ON "assessments" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "clients_owner_order" ON "clients" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_purchase" ON "deliveries" USING btree ("document_id") WHERE "deliveries"."reason" = 'purchase';--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_under_way" ON "deliveries" USING btree ("document_id") WHERE "deliveries"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_document_order" ON "deliveries" USING btree ("document_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_owner_order" ON "deliveries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_owner_order" ON "documents" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_client" ON "documents" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("document_id") WHERE "payments"."status" in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_succeeded" ON "payments" USING btree ("document_id") WHERE "payments"."status" = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference_key" ON "payments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payments_document" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_owner_order" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_to_reconcile" ON "payments" USING btree ("reconcile_at") WHERE "payments"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "private"."rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "articles_read_published" ON "articles" AS PERMISSIVE FOR SELECT TO "portal_user", "portal_visitor" USING ("articles"."status" = 'published');--> statement-breakpoint
CREATE POLICY "articles_manage" ON "articles" AS PERMISSIVE FOR ALL TO "portal_admin", "portal_owner" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "assessments_read_own" ON "assessments" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("assessments"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "assessments_insert_own" ON "assessments" AS PERMISSIVE FOR INSERT TO "portal_user" WITH CHECK ("assessments"."user_id" = (select app.uid()) and "assessments"."version" = 1 and "assessments"."created_at" = now()::timestamptz(3) and "assessments"."updated_at" = now()::timestamptz(3) and "assessments"."completed_at" is null);--> statement-breakpoint
CREATE POLICY "assessments_update_own" ON "assessments" AS PERMISSIVE FOR UPDATE TO "portal_user" USING (("assessments"."user_id" = (select app.uid()) and "assessments"."completed_at" is null)) WITH CHECK ("assessments"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "assessments_delete_own" ON "assessments" AS PERMISSIVE FOR DELETE TO "portal_user" USING (("assessments"."user_id" = (select app.uid()) and "assessments"."completed_at" is null));--> statement-breakpoint
CREATE POLICY "audit_events_read_all" ON "audit_events" AS PERMISSIVE FOR SELECT TO "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "clients_read_own" ON "clients" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("clients"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "clients_insert_own" ON "clients" AS PERMISSIVE FOR INSERT TO "portal_user" WITH CHECK ("clients"."user_id" = (select app.uid()) and "clients"."version" = 1 and "clients"."created_at" = now()::timestamptz(3) and "clients"."updated_at" = now()::timestamptz(3) and "clients"."archived_at" is null);--> statement-breakpoint
CREATE POLICY "clients_update_own" ON "clients" AS PERMISSIVE FOR UPDATE TO "portal_user" USING ("clients"."user_id" = (select app.uid())) WITH CHECK ("clients"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "clients_read_all" ON "clients" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "deliveries_read_own" ON "deliveries" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("deliveries"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "deliveries_read_all" ON "deliveries" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "document_contents_read_own_paid" ON "document_contents" AS PERMISSIVE FOR SELECT TO "portal_user" USING (exists (select from public.documents d where d.id = "document_contents"."document_id" and d.user_id = (select app.uid()) and d.is_paid));--> statement-breakpoint
CREATE POLICY "documents_read_own" ON "documents" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("documents"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "documents_read_all" ON "documents" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "payments_read_own" ON "payments" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("payments"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "payments_read_all" ON "payments" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "users_read_own" ON "users" AS PERMISSIVE FOR SELECT TO "portal_user" USING ("users"."id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "users_update_own" ON "users" AS PERMISSIVE FOR UPDATE TO "portal_user" USING ("users"."id" = (select app.uid())) WITH CHECK ("users"."id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "users_read_all" ON "users" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);