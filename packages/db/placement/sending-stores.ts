import { fillsDay, parcelsOn, wasFullOn, zoneOfPlace } from './sent-in-a-day.ts';

/**
 * Parts of the statement that claims a cart, for stores that send: what each keeps for its customers, who of them sends and whether they
 * take one more parcel today, and what counts it. Stores are locked in a fixed order, too.
 */
export type Sending = Readonly<Record<'spared' | 'held' | 'today' | 'sending' | 'given' | 'full', string>>;

export const byWarehouses: Sending = { spared: '', held: '', today: '', sending: '', given: '', full: '' };

export const byStores: Sending = {
  spared: ' - coalesce(sending.safety_stock, 0)',
  held: `
    left join place_sending as sending on sending.place_id = wanted.place_id and wanted.sent`,
  today: `, today as (
    select place.id as place_id, ($9::timestamptz at time zone ${zoneOfPlace})::date as day
    from (select distinct place_id from wanted where sent) as sender
    join place_sending using (place_id) join place on place.id = place_id
  ), senders as (
    select sending.place_id, today.day,
           sending.enabled and not ${fillsDay(parcelsOn('today.day'))} as fits
    from place_sending as sending join today using (place_id)
    order by sending.place_id for update of sending
  )`,
  sending: `
      and (select coalesce(bool_and(senders.fits), true) from senders)`,
  given: `, given as (
    update place_sending as sending
    set day = senders.day, parcels = 1 + ${parcelsOn('senders.day')},
        is_full = ${wasFullOn('senders.day')} or ${fillsDay(`1 + ${parcelsOn('senders.day')}`)}
    from senders, kept where sending.place_id = senders.place_id
    returning sending.place_id, sending.day
  ), parcelled as (
    insert into place_parcel (cart_id, place_id, day) select kept.cart_id, given.place_id, given.day from given, kept
    on conflict (cart_id, place_id) do update set day = excluded.day
  )`,
  full: ' or wanted.sent and exists (select from senders where senders.place_id = wanted.place_id and not senders.fits)',
};
