import { ordersOfMembers } from '@eyelet/db/loyalty/member.ts';
import { consumer } from '../events/consumer.ts';
import { earnPoints } from './earn.ts';
import { takeBackCancelled, takeBackRest, takeBackReturned } from './take-back-goods.ts';

/** Points are earned when an order is confirmed, and taken back when it is cancelled or goods are returned (C9.32). */
export const loyaltyPoints = consumer(
  'loyalty-points',
  {
    'order.placed': (shop, { orderNumber }) => earnPoints(shop, orderNumber),
    'order.cancelled': (shop, { orderNumber }) => takeBackRest(shop, orderNumber),
    'return.closed': (shop, closed) => takeBackReturned(shop, closed),
  },
  { concerning: { 'order.placed': ({ db }, orderNumbers) => ordersOfMembers(db, orderNumbers) } },
);

/** The same for items that are cancelled at once; the other consumer may not have heard of the order yet. */
export const cancelledItemPoints = consumer('cancelled-item-points', {
  'order.items-cancelled': async (shop, cancelled) => {
    await earnPoints(shop, cancelled.orderNumber);
    await takeBackCancelled(shop, cancelled);
  },
});
