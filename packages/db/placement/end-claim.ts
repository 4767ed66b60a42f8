// Parts of the statements that end what `claimCart` began. Rows of stock and of stores that send are locked in a fixed order, whatever
// the order of the reservations, so that statements with the same sizes and stores never deadlock.

/** Removes the reservations of the carts of an earlier part; the parts below see them as `released`. */
export const releasedOf = (ended: string) => `released as (
    delete from reservation using ${ended} where reservation.cart_id = ${ended}.cart_id
    returning reservation.upc, reservation.place_id, reservation.qty
  )`;

const locked = `locked as (
    select stock.upc, stock.place_id, released.qty from stock join released using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  )`;

/** Releases the units that `released` rows (upc, place_id, qty; each size of a place once) have reserved. */
export const freed = `${locked}, freed as (
    update stock set reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  )`;

/** Takes the units that `released` rows have reserved out of stock. */
export const taken = `${locked}, taken as (
    update stock set on_hand = stock.on_hand - locked.qty, reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  )`;

/** Gives the parcels of `unparcelled` rows (place_id, day) back to their stores, if they are counted still. */
export const fewerParcels = `fewer as (
    select sending.place_id, given.parcels
    from (select place_id, day, count(*)::int as parcels from unparcelled group by place_id, day) as given
    join place_sending as sending using (place_id, day)
    order by sending.place_id for update of sending
  ), lessened as (
    update place_sending as sending set parcels = sending.parcels - fewer.parcels
    from fewer where sending.place_id = fewer.place_id
  )`;

/**
 * Returns the codes and the promotions with limits that carts of an earlier part have used, and what these have given; such carts
 * count no more towards the yearly limits of their shoppers, nor towards what stores send in a day.
 */
export const usesOf = (ended: string) => `unused as (
    delete from coupon_use using ${ended} where coupon_use.cart_id = ${ended}.cart_id returning code
  ), uncounted as (
    update coupon set used = used - 1 from unused where coupon.code = unused.code
  ), unredeemed as (
    delete from promotion_use using ${ended} where promotion_use.cart_id = ${ended}.cart_id
    returning promotion_use.promotion_id, promotion_use.currency, promotion_use.amount
  ), counts as (
    select promotion_id, unredeemed.currency, unredeemed.amount from promotion_count join unredeemed using (promotion_id)
    order by promotion_id for update of promotion_count
  ), unspent as (
    update promotion_count set used = promotion_count.used - 1, spent = promotion_count.spent ||
      jsonb_build_object(counts.currency, (promotion_count.spent ->> counts.currency)::bigint - counts.amount)
    from counts where promotion_count.promotion_id = counts.promotion_id
  ), unlimited as (
    update allowance_use set amount = 0 from ${ended} where allowance_use.cart_id = ${ended}.cart_id
  ), unparcelled as (
    delete from place_parcel using ${ended} where place_parcel.cart_id = ${ended}.cart_id
    returning place_parcel.place_id, place_parcel.day
  ), ${fewerParcels}`;
