// Parts of the statements that end what `claimCart` began. Stock rows are locked in one order, whatever order the
// reservations have, so that statements with the same sizes never wait for each other in a circle.

/** Takes the reservations of the carts of an earlier part away; they are `released` for the parts below. */
export const releasedOf = (ended: string) => `released as (
    delete from reservation using ${ended} where reservation.cart_id = ${ended}.cart_id
    returning reservation.upc, reservation.place_id, reservation.qty
  )`;

const locked = `locked as (
    select stock.upc, stock.place_id, released.qty from stock join released using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  )`;

/** Gives the pieces back that `released` rows (upc, place_id, qty; each size of a place once) have reserved. */
export const freed = `${locked}, freed as (
    update stock set reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  )`;

/** Takes the pieces out of stock that `released` rows have reserved. */
export const taken = `${locked}, taken as (
    update stock set on_hand = stock.on_hand - locked.qty, reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  )`;

/** Lets the codes that carts of an earlier part have used be used again. */
export const codesOf = (ended: string) => `unused as (
    delete from coupon_use using ${ended} where coupon_use.cart_id = ${ended}.cart_id returning code
  ), uncounted as (
    update coupon set used = used - 1 from unused where coupon.code = unused.code
  )`;
