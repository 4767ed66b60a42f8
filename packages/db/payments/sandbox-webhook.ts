import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NoticeTopic } from '../tables/payments.ts';
import type { Tables } from '../tables/tables.ts';

/** Name of the setting for the behaviour of the sandbox's webhooks. */
export const webhookSetting = 'sandbox-webhooks';

/** The behaviour of webhooks: late, several times, in reverse order, or never; and how pending payments end. */
export type WebhookManner = Readonly<{
  delaySeconds: number;
  copies: number;
  reversed: boolean;
  lost: boolean;
  pendingEnds: 'paid' | 'refused';
}>;

export const plainManner: WebhookManner = {
  delaySeconds: 0,
  copies: 1,
  reversed: false,
  lost: false,
  pendingEnds: 'paid',
};

const storing = `
  insert into sandbox_webhook (id, topic, payment_key, success, due_at, to_send)
  select gen_random_uuid()::text, told.topic, told.idempotency_key, told.success,
         told.at + coalesce((manner ->> 'delaySeconds')::int, 0) * interval '1 second',
         case when (manner ->> 'lost')::boolean then 0 else coalesce((manner ->> 'copies')::int, 1) end
  from `;

const manner = ` as told
  left join (select value::jsonb as manner from setting where name = '${webhookSetting}') as set on true`;

/** Statement that stores a webhook for each row (topic, idempotency_key, success, at) of a query. */
export function toldFrom(query: string): string {
  return `${storing}(${query})${manner}`;
}

/** The same of a query with values. */
export function toldRows(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.raw(storing)}(${query})${sql.raw(manner)}`;
}

/** Stores one webhook. */
export async function tellOf(
  db: Kysely<Tables>,
  topic: NoticeTopic,
  key: string,
  success: boolean,
  now: Date,
): Promise<void> {
  const one = sql`select ${topic} as topic, ${key} as idempotency_key, ${success}::boolean as success, ${now}::timestamptz as at`;
  await toldRows(one).execute(db);
}

export type DueWebhook = Readonly<{
  no: string;
  id: string;
  topic: NoticeTopic;
  payment_key: string;
  success: boolean;
  to_send: number;
}>;

/** Takes the due webhooks, each for one caller, oldest first; payments that were pending until then end with them. */
export async function takeDueWebhooks(
  db: Kysely<Tables>,
  pendingPaid: boolean,
  limit: number,
  now: Date,
): Promise<DueWebhook[]> {
  const { rows } = await sql<DueWebhook>`
    with due as (
      delete from sandbox_webhook where no in (
        select no from sandbox_webhook where due_at <= ${now} order by no limit ${limit} for update skip locked)
      returning *
    ), ended as (
      update sandbox_payment set state = ${pendingPaid ? 'authorised' : 'declined'} from due
      where due.topic = 'payment' and due.payment_key = idempotency_key and state = 'pending'
      returning idempotency_key
    )
    select due.no, due.id, due.topic, due.payment_key, due.to_send,
           due.success and (${pendingPaid}::boolean or ended.idempotency_key is null) as success
    from due left join ended on ended.idempotency_key = due.payment_key
    order by due.no`.execute(db);
  return rows;
}
