-- A logo is its owner's alone; the mail that carries a document out has it put on the files.
create trigger touch before update on public.logos for each row execute function app.touch();

-- The logo for the files of a mail that is being sent, by the rules of app.delivery_mail; no row when there is none.
create function app.delivery_logo(delivery_id uuid) returns table (type text, bytes bytea, width smallint, height smallint)
language sql stable security definer set search_path = ''
as $$
  select l.type, l.bytes, l.width, l.height
  from public.deliveries m
  join public.documents d on d.id = m.document_id and d.is_paid
  join public.logos l on l.user_id = d.user_id
  where m.id = delivery_logo.delivery_id and m.status = 'sending'
$$;

alter table public.logos force row level security;
revoke all on public.logos from public, anon, authenticated, service_role;
grant select, insert, delete on public.logos to portal_user;
grant update (type, bytes, width, height) on public.logos to portal_user;
revoke all on all functions in schema app from public;
grant execute on function app.delivery_logo(uuid) to portal_service;
