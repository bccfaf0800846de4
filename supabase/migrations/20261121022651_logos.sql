CREATE TABLE "logos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logos_type_known" CHECK ("logos"."type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "logos_bytes_range" CHECK (octet_length("logos"."bytes") between 1 and 256000),
	CONSTRAINT "logos_width_range" CHECK ("logos"."width" between 1 and 2000),
	CONSTRAINT "logos_height_range" CHECK ("logos"."height" between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "logos_own" ON "logos" AS PERMISSIVE FOR ALL TO "portal_user" USING ("logos"."user_id" = (select app.uid())) WITH CHECK ("logos"."user_id" = (select app.uid()) and "logos"."updated_at" = now()::timestamptz(3));