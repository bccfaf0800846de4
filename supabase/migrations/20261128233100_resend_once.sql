-- The mail of a document goes out again in one way, whoever asks: a reminder that is being sent is another mail.

-- Orders the mail of a paid document again: at most five times a day. Answers queued, or under-way when one is. The caller has found the
-- document and locked it, so that two who ask at once have their turns.
create function app.order_resend(document public.documents) returns text
language plpgsql set search_path = ''
as $$
declare
  delivery_id uuid;
begin
  perform from public.deliveries d
  where d.document_id = document.id and d.status in ('pending', 'sending') and d.reason <> 'reminder';
  if found then
    return 'under-way';
  end if;
  if (select count(*) from public.deliveries d
      where d.document_id = document.id and d.reason = 'resend' and d.created_at > now() - interval '1 day') >= 5 then
    raise exception 'sent too often' using errcode = 'UB002';
  end if;
  insert into public.deliveries (document_id, user_id, reason) values (document.id, document.user_id, 'resend') returning id into delivery_id;
  perform app.audit('delivery.asked-again', 'delivery', delivery_id);
  return 'queued';
end
$$;
revoke all on function app.order_resend(public.documents) from public;

-- The owner of a paid document wants its mail again.
create or replace function app.resend_delivery(document_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
begin
  select * into document from public.documents d where d.id = resend_delivery.document_id and d.user_id = app.uid() and d.is_paid for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  end if;
  return app.order_resend(document);
end
$$;

-- An admin has the mail of a paid document sent to its owner again, within the owner's own five times a day.
create or replace function app.resend_delivery_for_owner(document_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
begin
  select * into document from public.documents d where d.id = resend_delivery_for_owner.document_id and d.is_paid for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  end if;
  return app.order_resend(document);
end
$$;
