import { ordersOfGiftCards } from '@eyelet/db/gift-cards/bought.ts';
import { consumer } from '../events/consumer.ts';
import { issueBoughtCards } from './issue-bought.ts';
import { voidBoughtCards } from './void-bought.ts';

/** Issues the gift cards of paid orders, and voids those of cancelled ones. */
export const boughtGiftCards = consumer(
  'gift-cards',
  {
    'order.paid': (shop, { orderNumber }) => issueBoughtCards(shop, orderNumber),
    'order.cancelled': (shop, { orderNumber }) => voidBoughtCards(shop, orderNumber),
  },
  { concerning: { 'order.paid': ({ db }, orderNumbers) => ordersOfGiftCards(db, orderNumbers) } },
);
