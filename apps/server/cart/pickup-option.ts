import type { ShippingOption } from '@eyelet/contracts/cart/item.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import type { Row } from './goods.ts';

/** What the preferred store has of a row, where it has any (C3.16); none without a store. */
export function pickupOption(
  { line, goods }: Row,
  storeId: string | undefined,
  { shop, market }: Context,
): readonly ShippingOption[] {
  const store = storeId === undefined ? undefined : shop.catalogue.place(storeId);
  if (store?.kind !== 'store' || store.region !== market.region) return [];
  const storeInventory = shop.catalogue.availability(line.upc, { placeId: store.id });
  if (storeInventory <= 0 || goods.product.isDigital) return [];
  const t = createMessages(market.language);
  return [
    {
      selected: false,
      available: storeInventory >= line.quantity,
      shippingMethod: {
        code: 'pickup',
        label: t('shipping.pickup.label'),
        price: { amount: 0 },
        deliveryTime: t('shipping.pickup.time'),
      },
      storeInfo: { id: store.id, name: store.name, storeInventory },
    },
  ];
}
