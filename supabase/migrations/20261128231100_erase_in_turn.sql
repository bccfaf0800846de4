-- As before, in the order in which others lock: Auth its own row before ours, the payment's functions a document before they name its owner.
-- Where nothing refers to a person's row differently afterwards, the weaker lock lets through whoever only names them. Payments and receipts
-- are written once, not once by each document and once more by the account.
create or replace function app.erase_user(user_id uuid, detail jsonb default '{}') returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.users a where a.id = erase_user.user_id for update;
  -- In turn with app.create_document, with app.start_payment and app.mark_paid, and with another owner who leaves.
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || erase_user.user_id, 0));
  perform from public.documents d where d.user_id = erase_user.user_id order by d.id for update;
  perform from public.users u where u.role = 'owner' order by u.id for no key update;
  perform from public.users u where u.id = erase_user.user_id for no key update;
  if not found then
    raise exception 'no session' using errcode = 'UA001';
  end if;

  if exists (select from public.payments p where p.user_id = erase_user.user_id and p.status in ('open', 'processing')) then
    raise exception 'a payment is under way' using errcode = 'UB004';
  elsif exists (select from public.users u where u.id = erase_user.user_id and u.role = 'owner')
    and not exists (select from public.users u where u.id <> erase_user.user_id and u.role = 'owner' and u.status = 'active') then
    raise exception 'the only owner stays' using errcode = 'UB005';
  end if;

  perform app.audit('user.erased', 'user', erase_user.user_id, erase_user.detail);
  update public.payments p set document_id = null, user_id = null where p.user_id = erase_user.user_id;
  update public.receipts r set document_id = null, user_id = null where r.user_id = erase_user.user_id;
  delete from public.documents d where d.user_id = erase_user.user_id;
  -- Sessions, the row of ours, clients, assessments and mails go with it. A deletion by the API of Auth would be a second transaction,
  -- and could leave an account without its data, or data without its account.
  delete from auth.users a where a.id = erase_user.user_id;
end
$$;
