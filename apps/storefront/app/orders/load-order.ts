import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addressLines } from '@eyelet/domain/address/address-lines.ts';
import { placeTexts } from '../checkout/place-texts.ts';
import { notAvailable, orNotAvailable } from '../errors/not-available.ts';
import type { ShopContext } from '../shop-context.ts';
import { isSentHome, shipmentsOf } from './shipments-of.ts';

/** An order of whoever asks; anybody else's does not exist for them. */
export async function loadOrder({ client, market, session }: ShopContext, orderId: string | null) {
  if (session === undefined || !orderId) return notAvailable();
  const order = await orNotAvailable(client.call(readPurchase, { params: { orderId } }), 'OHS4004');
  const shipTo = order.shipments.find(isSentHome)?.shippingAddress;
  const format = new Intl.DateTimeFormat(market.tag, { dateStyle: 'long', timeZone: 'UTC' });
  const shipments = shipmentsOf(order);
  return {
    order,
    shipments,
    places: placeTexts(shipments),
    shipTo: shipTo ? addressLines(shipTo) : [],
    billTo: order.billingAddress ? addressLines(order.billingAddress) : [],
    date: format.format(new Date(order.orderDate)),
  };
}
