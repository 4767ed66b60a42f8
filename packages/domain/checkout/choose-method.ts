import { fulfilments } from '@eyelet/contracts/cart/fulfilment.ts';
import type { CartDocument } from '../cart/document.ts';
import type { DeliveryFacts } from '../delivery/facts.ts';
import { homeTableOf } from '../delivery/home-methods.ts';
import { goesHome, type Shipment } from '../delivery/shipment.ts';
import { switchLines } from '../delivery/switch-line.ts';
import type { Market } from '../markets/market.ts';

type Choice = Readonly<{
  shipment: Shipment;
  /** A method, or another fulfilment for all lines of the shipment. */
  code: string;
  /** Whether the shopper chose, rather than a wallet for them. */
  shopperAppliedMethod: boolean;
}>;

/**
 * A cart with another method for a shipment, or with all its lines fulfilled otherwise (C7.36, C8.69). Undefined where the
 * shipment cannot have it (SHP404): it is not offered, there is no store or collection point, or the stock does not suffice.
 */
export function chooseMethod(
  document: CartDocument,
  { shipment, code, shopperAppliedMethod }: Choice,
  facts: DeliveryFacts,
  market: Market,
): CartDocument | undefined {
  const isHome = goesHome(shipment.kind);
  const isOffered = shipment.methods.some((offered) => offered.method.code === code);
  const lacksPoint = code === 'pudo' && !document.collectionPoint;
  const method = { shippingMethod: code, shopperAppliedMethod, methodTransition: null };
  if (isHome && isOffered) return lacksPoint ? undefined : { ...document, ...method };
  if (isOffered) return document;
  const isForHome = homeTableOf(market).some((one) => one.code === code);
  const fulfilment = isForHome ? 'home' : fulfilments.find((one) => one === code);
  const storeId = fulfilment === 'home' ? null : (shipment.storeId ?? document.favStoreId);
  if (!fulfilment || (fulfilment !== 'home' && storeId === null)) return undefined;
  // Gifts follow the goods.
  const goods = shipment.lineIds.filter((id) => document.lines.some((line) => line.id === id && line.bonus === null));
  const switched = switchLines(document, new Map(goods.map((id) => [id, { fulfilment, storeId }])), facts);
  if (switched.kind !== 'changed' || !isForHome) return switched.kind === 'changed' ? switched.cart : undefined;
  return lacksPoint ? undefined : { ...switched.cart, ...method };
}
