import { consumer } from '../events/consumer.ts';
import { giveDeliveryBack } from './give-delivery-back.ts';

/** Gives back what the end of an exchange leaves over. */
export const endedExchanges = consumer('exchanges', {
  'order.cancelled': async (shop, { orderNumber, by }) => {
    if (by) await giveDeliveryBack(shop, orderNumber);
  },
});
