import { fulfilments } from '@eyelet/contracts/cart/fulfilment.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import type { CartDocument, DeliveryChoice } from '@eyelet/domain/cart/document.ts';
import { homeTableOf } from '@eyelet/domain/delivery/home-methods.ts';
import type { Shipment } from '@eyelet/domain/delivery/shipment.ts';
import { switchLines } from '@eyelet/domain/delivery/switch-line.ts';
import type { FreePieces } from '@eyelet/domain/pricing/facts.ts';
import { changeCartOn } from '../cart/change.ts';
import { freshPieces } from '../cart/fresh-pieces.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { type PricedCart, priceDocument } from '../pricing/price.ts';

/**
 * Chooses a method for a shipment (C7.36, C8.69), or another fulfilment for all its lines, by the stock of the
 * database.
 */
export const setShippingMethodHandler = handle(setShippingMethod, async (context, { body, query }) => {
  const own = body.shopperAppliedSM ?? true;
  const cart = await changeCartOn<FreePieces, 'SHP404'>(
    context,
    basketIdOf(body, query),
    (document) => freshPieces(context, document),
    (document, pieces) => {
      const priced = priceDocument(context, document, { pieces });
      const { shipments } = priced.delivery;
      const shipment = body.shippingId ? shipments.find(({ id }) => id === body.shippingId) : shipments[0];
      return shipment ? withMethod(context, document, shipment, body.code, own, priced) : refuse('SHP404');
    },
  );
  return cart instanceof Refusal ? cart : cartView(context, cart);
});

function withMethod(
  { market }: Context,
  document: CartDocument,
  shipment: Shipment,
  code: string,
  shopperAppliedMethod: boolean,
  priced: PricedCart,
): CartDocument | Refusal<'SHP404'> {
  const isHome = shipment.kind === 'home' || shipment.kind === 'pudo';
  const method = { shippingMethod: code, shopperAppliedMethod, methodTransition: null };
  if (isHome && shipment.methods.some((offered) => offered.method.code === code)) {
    return code === 'pudo' && !document.collectionPoint ? refuse('SHP404') : { ...document, ...method };
  }
  if (shipment.methods.some((offered) => offered.method.code === code)) return document;
  const goesHome = homeTableOf(market).some((one) => one.code === code);
  const fulfilment = goesHome ? 'home' : fulfilments.find((one) => one === code);
  const storeId = fulfilment === 'home' ? null : (shipment.storeId ?? document.favStoreId);
  if (!fulfilment || (fulfilment !== 'home' && storeId === null)) return refuse('SHP404');
  const own = shipment.lineIds.filter((id) => document.lines.some((line) => line.id === id && line.bonus === null));
  // Gifts follow the goods.
  const switched = switchAll(document, own, { fulfilment, storeId }, priced);
  if (switched instanceof Refusal || !goesHome) return switched;
  return code === 'pudo' && !document.collectionPoint ? refuse('SHP404') : { ...switched, ...method };
}

function switchAll(
  document: CartDocument,
  lineIds: readonly string[],
  choice: DeliveryChoice,
  { facts }: PricedCart,
): CartDocument | Refusal<'SHP404'> {
  const switched = switchLines(document, new Map(lineIds.map((id) => [id, choice])), facts);
  return switched.kind === 'changed' ? switched.cart : refuse('SHP404');
}
