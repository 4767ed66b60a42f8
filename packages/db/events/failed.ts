import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** A delivery that was given up. */
export type FailedDelivery = Readonly<{
  consumer: string;
  eventId: number;
  name: string;
  subject: string;
  payload: unknown;
  correlationId: string | null;
  happenedAt: Date;
  attempts: number;
  failedAt: Date;
  error: string;
}>;

export type FailedFilter = Readonly<{
  consumer?: string | undefined;
  /** Name of the fact. */
  name?: string | undefined;
  /** Beginning of the subject. */
  search?: string | undefined;
}>;

/** The last delivery of a page. */
export type FailedCursor = Pick<FailedDelivery, 'failedAt' | 'eventId' | 'consumer'>;

type Page = Readonly<{ limit: number; after?: FailedCursor | undefined }>;

const failed = (db: Reader) =>
  db
    .selectFrom('event_delivery')
    .innerJoin('event', 'event.id', 'event_delivery.event_id')
    .where('failed_at', 'is not', null);

function conditionsOf({ consumer, name, search }: FailedFilter): Expression<SqlBool>[] {
  return [
    ...(consumer === undefined ? [] : [sql<SqlBool>`event_delivery.consumer = ${consumer}`]),
    ...(name === undefined ? [] : [sql<SqlBool>`event.name = ${name}`]),
    ...(search === undefined ? [] : [sql<SqlBool>`starts_with(lower(event.subject), ${search.toLowerCase()})`]),
  ];
}

/** Deliveries that were given up, the latest first. */
export async function failedDeliveries(
  db: Reader,
  { limit, after, ...filter }: Page & FailedFilter,
): Promise<readonly FailedDelivery[]> {
  let query = failed(db).select([
    ...(['consumer', 'event_id', 'event.name', 'event.subject', 'event.payload', 'event.at', 'attempts'] as const),
    ...(['failed_at', 'error', 'event.correlation_id'] as const),
  ]);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (after) {
    const { failedAt, eventId, consumer } = after;
    query = query.where(sql<SqlBool>`(failed_at, event_id, consumer) < (${failedAt}, ${eventId}, ${consumer})`);
  }
  const rows = await query
    .orderBy('failed_at', 'desc')
    .orderBy('event_id', 'desc')
    .orderBy('consumer', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ event_id, at, failed_at, correlation_id, error, ...row }) =>
    failed_at
      ? [
          {
            ...{ ...row, eventId: event_id, happenedAt: at, failedAt: failed_at },
            ...{ error: error ?? '', correlationId: correlation_id },
          },
        ]
      : [],
  );
}

/** How many deliveries were given up. */
export async function countFailed(db: Reader, filter: FailedFilter): Promise<number> {
  let query = failed(db).select((eb) => eb.fn.countAll<number>().as('count'));
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Consumers that gave up on anything. */
export async function failedConsumers(db: Reader): Promise<readonly string[]> {
  const rows = await failed(db).select('consumer').distinct().orderBy('consumer').execute();
  return rows.map(({ consumer }) => consumer);
}

/** Makes given-up deliveries due again: one delivery, all of a consumer, or all; returns how many. */
export async function resendFailed(
  db: Reader,
  which: Readonly<{ consumer?: string; eventId?: number }>,
  now: Date,
): Promise<number> {
  let resent = db
    .updateTable('event_delivery')
    .set({ failed_at: null, attempts: 0, next_at: now })
    .where('failed_at', 'is not', null);
  if (which.consumer !== undefined) resent = resent.where('consumer', '=', which.consumer);
  if (which.eventId !== undefined) resent = resent.where('event_id', '=', which.eventId);
  const { numUpdatedRows } = await resent.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Makes the named deliveries due again, as far as they were given up; returns them. */
export async function resendDeliveries(
  tx: Transaction<Tables>,
  keys: readonly Pick<FailedDelivery, 'consumer' | 'eventId'>[],
  now: Date,
): Promise<readonly Pick<FailedDelivery, 'consumer' | 'eventId' | 'name'>[]> {
  const { rows } = await sql<Pick<FailedDelivery, 'consumer' | 'eventId' | 'name'>>`
    update event_delivery set failed_at = null, attempts = 0, next_at = ${now}
    from unnest(${keys.map(({ consumer }) => consumer)}::text[], ${keys.map(({ eventId }) => eventId)}::bigint[])
      as wanted (consumer, event_id), event
    where event_delivery.consumer = wanted.consumer and event_delivery.event_id = wanted.event_id
      and event_delivery.failed_at is not null and event.id = event_delivery.event_id
    returning event_delivery.consumer, event_delivery.event_id as "eventId", event.name`.execute(tx);
  return rows;
}
