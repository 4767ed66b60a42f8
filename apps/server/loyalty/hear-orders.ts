import { consumer } from '../events/consumer.ts';
import { earnPoints } from './earn.ts';
import { takeBackPoints } from './take-back.ts';
import { takeBackReturned } from './take-back-returned.ts';

/** Points come with an order that is confirmed and go with one that is cancelled, and with goods that come back (C9.32). */
export const loyaltyPoints = consumer('loyalty-points', {
  'order.placed': (shop, { orderNumber }) => earnPoints(shop, orderNumber),
  'order.cancelled': (shop, { orderNumber }) => takeBackPoints(shop, { orderNumber, cause: 'cancelled' }),
  'return.closed': (shop, closed) => takeBackReturned(shop, closed),
});
