import { activateCards, type ShipmentName } from '@eyelet/db/gift-cards/printed.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';

/** Lets printed gift cards be used once they have left the shop. */
export const sentGiftCards = consumer('sent-gift-cards', {
  'shipment.partly-shipped': activate,
  'shipment.shipped': activate,
  'shipment.delivered': activate,
});

function activate({ database, clock }: Shop, { orderNumber, shippingId }: ShipmentName): Promise<void> {
  return activateCards(database.db, { orderNumber, shippingId }, clock());
}
