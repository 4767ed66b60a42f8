import { type Kysely, sql } from 'kysely';

/**
 * Business facts and their deliveries. One process at a time numbers facts (`seq`) once they are visible, so that a
 * consumer at a number has missed none below it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table event (
    id bigint generated always as identity primary key,
    name text not null,
    subject text not null,
    payload jsonb not null,
    correlation_id text,
    at timestamptz not null,
    seq bigint unique
  )`,
  'create index event_without_seq on event (id) where seq is null',
  'create index event_at on event (at)',
  'create sequence event_seq',
  'create table event_consumer (name text primary key, seq bigint not null)',
  `create table event_delivery (
    consumer text not null references event_consumer,
    event_id bigint not null references event,
    seq bigint not null,
    subject text not null,
    attempts integer not null default 0,
    next_at timestamptz not null,
    failed_at timestamptz,
    error text,
    primary key (consumer, event_id)
  )`,
  'create index event_delivery_due on event_delivery (next_at) where failed_at is null',
  'create index event_delivery_order on event_delivery (consumer, subject, seq) where failed_at is null',
  'create index event_delivery_event on event_delivery (event_id)',

  // The outbox named what was to be done. During a rollout processes of the previous version still write to it; a
  // trigger turns its rows, and a statement the existing ones, into facts. The outbox is no longer read.
  `create function event_of_outbox() returns trigger language plpgsql as $$
    begin
      insert into event (name, subject, payload, at)
      select it.name, coalesce(it.subject, new.subject_id), it.payload, new.created_at from (
        select 'order.placed', null, jsonb_build_object('orderNumber', order_number, 'locale', locale, 'total', total,
            'currency', currency) from orders where new.topic = 'mail.order-confirmation' and order_number = new.subject_id
        union all
        select 'order.cancelled', null, jsonb_build_object('orderNumber', order_number, 'locale', locale)
          from orders where new.topic = 'payment.void' and order_number = new.subject_id
        union all
        select 'order.paid', null, jsonb_build_object('orderNumber', new.subject_id) where new.topic = 'mail.order-paid'
        union all
        select 'shipment.ready', split_part(new.subject_id, '/', 1), jsonb_build_object(
            'orderNumber', split_part(new.subject_id, '/', 1), 'shippingId', split_part(new.subject_id, '/', 2))
          where new.topic = 'mail.ready-for-pickup'
        union all
        select 'refund.decided', null, jsonb_build_object('refundKey', refund_key, 'orderNumber', order_number,
            'amount', amount) from order_refund where new.topic = 'payment.refund' and refund_key = new.subject_id
        union all
        select 'card.removed', null, jsonb_build_object('token', new.subject_id) where new.topic = 'payment.forget-card'
        union all
        select 'password-reset.asked', null, jsonb_build_object('letterId', new.subject_id)
          where new.topic = 'auth.reset-asked'
        union all
        select 'letter.due', null, jsonb_build_object('letterId', new.subject_id) where new.topic = 'mail.letter'
        union all
        select 'export.asked', null, jsonb_build_object('exportId', new.subject_id) where new.topic = 'export.gather'
      ) as it (name, subject, payload);
      delete from outbox where id = new.id;
      return null;
    end $$`,
  // A confirmed order had two rows; one of them may have been settled already, and handling both again does no harm.
  `update outbox set topic = 'mail.order-confirmation' where topic = 'payment.capture' and not exists (
     select from outbox as other where other.topic = 'mail.order-confirmation' and other.subject_id = outbox.subject_id)`,
  `create trigger becomes_event after insert or update on outbox for each row execute function event_of_outbox()`,
  'update outbox set attempts = attempts',
];
