import type { Pool } from 'pg';
import { atomic } from '../placement/atomic.ts';

/** A report about a parcel whose scans are no news, whatever else is known of it. */
export type QuietReport = Readonly<{
  carrier: string | null;
  /** The number in each way that it may be written. */
  numbers: readonly string[];
  /** YYYY-MM-DD; null if nobody knows. */
  expectedOn: string | null;
  saidAt: Date;
  scans: readonly Readonly<{ state: string; at: Date; place: string }>[];
}>;

/**
 * `stranger`: no parcel has the number, or several carriers have one; `open`: not done, as the day is another one, which may be news, the
 * parcel of a later return has the number, or somebody else moves the order at this moment.
 */
export type QuietOutcome = 'taken' | 'known' | 'stranger' | 'open';

/**
 * Stores reports in one statement, and answers what has become of each. The parcel is the latest of its number and carrier. Orders are
 * locked, as by everything that moves one, so that no place is stored once a buyer is erased; a report on one that is locked stays open, so
 * that it keeps neither the others nor their orders waiting. What a concurrent statement has changed meanwhile is seen where rows are
 * locked: a report whose day is another one by then stays open, too.
 */
export async function storeQuiet(
  pool: Pick<Pool, 'query'>,
  reports: readonly QuietReport[],
  { formerMs, now }: Readonly<{ formerMs: number; now: Date }>,
): Promise<readonly QuietOutcome[]> {
  const sent = reports.map(({ numbers, expectedOn: expected_on, saidAt: said_at, ...report }, no) => ({
    ...{ no, number: numbers[0], other: numbers[1] ?? numbers[0], expected_on, said_at, ...report },
  }));
  const { rows } = await atomic<{ no: number; outcome: QuietOutcome }>(pool, {
    name: 'store-quiet',
    text: statement,
    values: [JSON.stringify(sent), formerMs / 1000, now],
  });
  const outcomes = new Map(rows.map(({ no, outcome }) => [no, outcome]));
  return reports.map((_, no) => outcomes.get(no) ?? 'stranger');
}

const statement = `
  with said as (
    select * from jsonb_to_recordset($1::jsonb)
      as it (no int, carrier text, number text, other text, expected_on text, said_at timestamptz, scans jsonb)
  ), candidate as (
    select distinct on (said.no, parcel.carrier) said.no, parcel.parcel_id, parcel.order_number, parcel.handed_over_at,
           said.expected_on, said.said_at, said.scans,
           parcel.expected_said_at is null or parcel.expected_said_at < said.said_at as is_later,
           parcel.expected_on is not distinct from said.expected_on as is_same,
           exists (select from return_parcel where return_parcel.tracking_number in (said.number, said.other)
             and return_parcel.made_at > parcel.handed_over_at) as is_of_return
    from said join parcel on parcel.tracking_number in (said.number, said.other)
      and (said.carrier is null or parcel.carrier = said.carrier)
    order by said.no, parcel.carrier, parcel.handed_over_at desc, parcel.parcel_id desc
  ), found as (
    select *, (is_same or not is_later) and not is_of_return as is_quiet
    from candidate where (select count(*) from candidate as every where every.no = candidate.no) = 1
  ), held as materialized (
    select order_number, email <> '' or in_store is not null as has_buyer from orders
    where order_number in (select order_number from found where is_quiet)
    order by order_number for update skip locked
  ), quiet as (
    select found.*, has_buyer from found join held using (order_number) where is_quiet
  ), scan as (
    select no, parcel_id, it.at, it.state, case when has_buyer then it.place else '' end as place
    from quiet, jsonb_to_recordset(scans) as it (at timestamptz, state text, place text)
    where it.at >= handed_over_at - make_interval(secs => $2)
  ), written as (
    insert into parcel_scan (parcel_id, at, state, place, taken_at)
    select parcel_id, at, state, place, $3 from scan on conflict do nothing returning parcel_id, at, state
  ), later as (
    select parcel_id, expected_on, max(said_at) as said_at from quiet where is_later group by parcel_id, expected_on
  ), marked as (
    update parcel set expected_said_at = later.said_at from later
    where parcel.parcel_id = later.parcel_id and parcel.expected_on is not distinct from later.expected_on
      and (parcel.expected_said_at is null or parcel.expected_said_at <= later.said_at)
    returning parcel.parcel_id
  )
  select found.no,
    case when quiet.no is null or (quiet.is_later and quiet.parcel_id not in (select parcel_id from marked)) then 'open'
         when found.no in (select scan.no from scan join written using (parcel_id, at, state)) then 'taken'
         else 'known' end as outcome
  from found left join quiet using (no)`;
