import { type RawBuilder, sql } from 'kysely';

/**
 * Orders with labels that were asked for before and are not made: `at`, since when the first of them waits. Labels of returns that their
 * carrier refuses are none of them, as their customers are told.
 */
export function withStuckLabels(askedBefore: Date): RawBuilder<unknown> {
  return sql`(
    select order_number, min(asked_at) as at from parcel_label
    where state in ('wanted', 'refused') and asked_at < ${askedBefore} and (state = 'wanted' or return_id is null)
    group by order_number
  )`;
}
