-- The owners' outbox, empty since its mails moved into deliveries; no release that may still run reads it.
drop function app.claim_payment_alerts(integer);
drop function app.settle_payment_alert(uuid, boolean, text);
drop table public.payment_alerts;
