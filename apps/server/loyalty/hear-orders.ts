import { consumer } from '../events/consumer.ts';
import { earnPoints } from './earn.ts';
import { takeBackPoints } from './take-back.ts';
import { takeBackReturned } from './take-back-returned.ts';

/** Points are earned when an order is confirmed, and taken back when it is cancelled or goods are returned (C9.32). */
export const loyaltyPoints = consumer('loyalty-points', {
  'order.placed': (shop, { orderNumber }) => earnPoints(shop, orderNumber),
  'order.cancelled': (shop, { orderNumber }) => takeBackPoints(shop, { orderNumber, cause: 'cancelled' }),
  'return.closed': (shop, closed) => takeBackReturned(shop, closed),
});
