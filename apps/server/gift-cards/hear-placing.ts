import { ordersOfGiftCards } from '@eyelet/db/gift-cards/bought.ts';
import { consumer } from '../events/consumer.ts';
import { issueBoughtCards } from './issue-bought.ts';

/** Issues the gift cards of orders of which the rest is paid as their parcels leave. */
export const paidGiftCards = consumer(
  'paid-gift-cards',
  { 'order.placing-paid': (shop, { orderNumber }) => issueBoughtCards(shop, orderNumber) },
  { concerning: { 'order.placing-paid': ({ db }, orderNumbers) => ordersOfGiftCards(db, orderNumbers) } },
);
