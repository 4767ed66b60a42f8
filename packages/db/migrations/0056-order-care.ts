import { type Kysely, sql } from 'kysely';

const kinds = [
  ...['order-confirmation', 'order-paid', 'order-cancelled', 'ready-for-pickup', 'shipment-shipped'],
  ...['shipment-delivered', 'return-announced', 'return-received', 'return-closed'],
];

const statements = [
  // Mails are deleted after a while; these rows record that they were sent, without recipients. asked_by: the member of
  // staff who asked for it, empty once they are deleted; null if the shop sent it automatically.
  `create table order_mail (
    order_number text not null,
    mail_id text not null,
    kind text not null,
    about text not null,
    asked_by_id text,
    asked_by text,
    asked_at timestamptz not null,
    sent_at timestamptz,
    primary key (order_number, mail_id)
  )`,
  'create index order_mail_asked_by on order_mail (asked_by_id) where asked_by_id is not null',
  `comment on column order_mail.asked_by_id is 'staff'`,
  `comment on column order_mail.asked_by is 'staff'`,
  `insert into order_mail (order_number, mail_id, kind, about, asked_at, sent_at)
   select orders.order_number, mail.kind || '/' || split_part(mail.subject_id, '/', 2), mail.kind,
          split_part(mail.subject_id, '/', 2), mail.sent_at, mail.sent_at
   from mail join orders on orders.order_number = split_part(mail.subject_id, '/', 1)
   where mail.sent_at is not null and mail.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
  `create table order_address_change (
    order_number text not null,
    change_no integer not null,
    author_id text not null,
    author text not null,
    before jsonb not null,
    after jsonb not null,
    changed_at timestamptz not null,
    primary key (order_number, change_no)
  )`,
  'create index order_address_change_author on order_address_change (author_id)',
  `comment on column order_address_change.author_id is 'staff'`,
  `comment on column order_address_change.author is 'staff'`,
  `comment on column order_address_change.before is 'personal'`,
  `comment on column order_address_change.after is 'personal'`,
];

/** Which mails an order has had, and how its delivery address was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
