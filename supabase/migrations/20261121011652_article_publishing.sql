CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" text NOT NULL,
	"read_minutes" smallint NOT NULL,
	"verified_until" date,
	"status" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "verified_until" date;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_slugs_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("created_at","id");--> statement-breakpoint
DROP POLICY "articles_manage" ON "articles" CASCADE;--> statement-breakpoint
CREATE POLICY "articles_read_all" ON "articles" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "articles_add" ON "articles" AS PERMISSIVE FOR INSERT TO "portal_admin", "portal_owner" WITH CHECK ("articles"."version" = 1 and "articles"."created_at" = now()::timestamptz(3) and "articles"."updated_at" = now()::timestamptz(3) and "articles"."deleted_at" is null);--> statement-breakpoint
CREATE POLICY "articles_change" ON "articles" AS PERMISSIVE FOR UPDATE TO "portal_admin", "portal_owner" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "article_revisions_read_all" ON "article_revisions" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner" USING (true);--> statement-breakpoint
CREATE POLICY "article_slugs_read" ON "article_slugs" AS PERMISSIVE FOR SELECT TO "portal_admin", "portal_owner", "portal_user", "portal_visitor" USING (exists (select from public.articles a where a.id = "article_slugs"."article_id"));--> statement-breakpoint
ALTER POLICY "articles_read_published" ON "articles" TO portal_user,portal_visitor USING ("articles"."status" = 'published' and "articles"."published_at" <= now() and "articles"."deleted_at" is null);
do $$
declare
  target text;
begin
  foreach target in array array['article_slugs', 'article_revisions'] loop
    execute format('alter table public.%I force row level security', target);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', target);
  end loop;
end
$$;
grant select on public.article_slugs to portal_visitor, portal_user, portal_admin, portal_owner;
grant select on public.article_revisions to portal_admin, portal_owner;
-- What is deleted can be restored, so nobody takes a row away.
revoke delete on public.articles from portal_admin, portal_owner;
grant update (verified_until, deleted_at) on public.articles to portal_admin, portal_owner;

-- An address belongs to one article for ever, whoever has it now: links to it must not lead elsewhere. An article may take back its own.
create function app.keep_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_behind constant text := case when tg_op = 'UPDATE' then old.slug else new.slug end;
begin
  -- One who leaves an address and one who takes it at the same moment go one after the other.
  perform pg_advisory_xact_lock(hashtextextended('slug ' || least(new.slug, left_behind), 0));
  perform pg_advisory_xact_lock(hashtextextended('slug ' || greatest(new.slug, left_behind), 0));
  if exists (select from public.article_slugs s where s.slug = new.slug and s.article_id <> new.id) then
    raise exception 'the address was another article''s' using errcode = '23505', constraint = 'article_slugs_pkey';
  end if;
  if left_behind <> new.slug then
    delete from public.article_slugs s where s.slug = new.slug;
    insert into public.article_slugs (slug, article_id) values (left_behind, new.id);
  end if;
  return new;
end
$$;
create trigger keep_slug before insert or update of slug on public.articles for each row execute function app.keep_slug();

-- Whoever writes an article, a revision and a line in the audit log come of it.
create function app.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What a save may change without being one.
  kept constant text[] := array['version', 'updated_at', 'search_terms', 'deleted_at'];
  what text;
begin
  if tg_op = 'INSERT' or to_jsonb(new) - kept is distinct from to_jsonb(old) - kept then
    insert into public.article_revisions
      (article_id, version, slug, title, description, category, author, tags, body, read_minutes, verified_until, status, published_at, saved_by)
    values
      (new.id, new.version, new.slug, new.title, new.description, new.category, new.author, new.tags, new.body, new.read_minutes,
       new.verified_until, new.status, new.published_at, app.uid());
  end if;

  what := case
    when tg_op = 'INSERT' and new.status = 'draft' then 'article.created'
    when tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then 'article.deleted'
    when tg_op = 'UPDATE' and old.deleted_at is not null and new.deleted_at is null then 'article.restored'
    when tg_op = 'UPDATE' and old.status = 'published' and new.status = 'draft' then 'article.unpublished'
    when new.status = 'published' and (tg_op = 'INSERT' or (old.status, old.published_at) is distinct from (new.status, new.published_at))
      then case when new.published_at > now() then 'article.scheduled' else 'article.published' end
    else 'article.changed'
  end;
  perform app.audit(what, 'article', new.id, jsonb_build_object('slug', new.slug, 'version', new.version));
  return null;
end
$$;
create trigger keep_revision after insert or update on public.articles for each row execute function app.keep_revision();

revoke all on function app.keep_slug() from public;
revoke all on function app.keep_revision() from public;

-- What is there already is each article's first revision, and was checked on the day it came.
insert into public.article_revisions
  (article_id, version, slug, title, description, category, author, tags, body, read_minutes, status, published_at, saved_at)
select id, version, slug, title, description, category, author, tags, body, read_minutes, status, published_at, updated_at
from public.articles;
