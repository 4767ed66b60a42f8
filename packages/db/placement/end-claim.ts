// Parts of the statements that end what `claimCart` began. Stock rows are locked in a fixed order, whatever the order
// of the reservations, so that statements with the same sizes never deadlock.

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

/** Returns the codes that carts of an earlier part have used. */
export const codesOf = (ended: string) => `unused as (
    delete from coupon_use using ${ended} where coupon_use.cart_id = ${ended}.cart_id returning code
  ), uncounted as (
    update coupon set used = used - 1 from unused where coupon.code = unused.code
  )`;
