import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { isTakenElsewhere } from '@eyelet/domain/associates/taken-elsewhere.ts';
import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { rewardsOf } from '@eyelet/domain/payments/rewards.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import { checkBilling } from '../addresses/check.ts';
import { withAdjustments } from '../cart/adjustments.ts';
import { cartOf, changeCartInTurn, type OpenCart } from '../cart/change.ts';
import { spentCoupon } from '../cart/check-coupons.ts';
import { freshUnits } from '../cart/fresh-units.ts';
import { inTurn } from '../cart/in-turn.ts';
import { interrupted, interruptedBy } from '../cart/interruptions.ts';
import { lostPromotions } from '../cart/lost-promotions.ts';
import { settleDocument } from '../cart/settle.ts';
import { basketIdOf } from '../cart/target.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { earlierOrder } from '../orders/earlier-order.ts';
import { orderView } from '../orders/view.ts';
import { checkInstruments } from '../payments/check-instruments.ts';
import { attach, instrumentOf } from '../payments/instrument.ts';
import { isAdjustedInVain } from '../store-sessions/seller.ts';
import { checkBilled, checkDelivery, checkGoods } from './check.ts';
import { checkExpected, checkTax } from './check-tax.ts';
import { draftOf } from './draft.ts';
import { inStoreSalesOf } from './in-store-sales.ts';
import { placeDraft } from './place-draft.ts';
import { withoutGone, withoutSpent } from './prepare-order.ts';

type Refused = Refusal<RefusalOf<typeof placeOrder>>;

type Body = InputOf<typeof placeOrder>['body'];

/** How often another call may take the cart before this one gives up; each round waits for the outcome of that call. */
const rounds = 100;

/**
 * Places the order of a cart (C7.55). However often it is called, concurrently or repeatedly: one cart, one order, one
 * payment.
 */
export const placeOrderHandler = handle(placeOrder, async (context, { body, query }) => {
  const id = basketIdOf(body, query);
  const { session, shop } = context;
  if (!id || !session) return refuse('BSK404');
  return inTurn(shop.database, id, async () => {
    for (let round = 0; round < rounds; round++) {
      const cart = await cartOf(context, id, session.consumerNo);
      if (!cart || cart.state === 'merged') return refuse('BSK404');
      const answer =
        cart.state === 'open' ? await placeOpen(context, cart, body) : await earlierOrder(context, cart.id);
      if (answer === 'busy') await pause(50);
      else if (answer !== 'again') return answer;
    }
    return refuse('ORD415');
  });
});

/** Checks an open cart and places it; `again` if another call has taken or changed it meanwhile. */
async function placeOpen(context: Context, cart: OpenCart, body: Body): Promise<Order | Refused | 'again'> {
  const asked = await withRequest(context, cart, body);
  if (asked instanceof Refusal) return asked;
  const units = await freshUnits(context, asked);
  const { document, transitions, priced } = settleDocument(context, asked, units);
  const refused = checkGoods(priced) ?? checkDelivery(context, document, priced);
  if (refused) {
    const { shortages } = priced.delivery;
    const upcs = document.lines.filter(({ id }) => shortages.some(({ lineId }) => lineId === id)).map(({ upc }) => upc);
    if (upcs.length > 0) context.shop.events.stockShort({ basketId: cart.id, upcs });
    if (priced.gone.length > 0) await changeCartInTurn(context, cart.id, withoutGone(context));
    return refused;
  }
  if (transitions.length > 0 || priced.lostGifts.length > 0) {
    const settled = (one: CartDocument) => interrupted(settleDocument(context, one, units));
    await changeCartInTurn(context, cart.id, settled, units);
    const flash = transitions[0]?.transition.type ?? 'ProductItemNotAvailable';
    return refuse('ORD415', { total: toAmount(priced.totals.total), flash });
  }
  if (await isAdjustedInVain(context, priced)) {
    await changeCartInTurn(context, cart.id, (one) => withAdjustments(one, []));
    return refuse('ORD415');
  }
  if (priced.unapproved.size > 0) return refuse('ADJ409');
  const spent = await spentCoupon(context, document, priced);
  if (spent) {
    await changeCartInTurn(context, cart.id, withoutSpent(spent));
    return refuse(spent.id);
  }
  const lost = lostPromotions(context, cart, priced);
  if (lost.length > 0) {
    // Codes have reached a limit since the summary, or the order names another means of payment: the shopper sees which, and
    // the new total, before anything is charged. The cart keeps that means, as its total depends on it.
    const { instruments } = asked;
    await changeCartInTurn(context, cart.id, (one) => interruptedBy(lost)({ ...one, instruments }));
    return refuse('ORD415', { total: toAmount(priced.totals.total) });
  }
  const inStore = await inStoreSalesOf(context);
  // The associate sells elsewhere by now, so that nothing of that store is theirs to hand over.
  if (isTakenElsewhere(priced.delivery.shipments, inStore)) return refuse('ORD415');
  const unpayable = checkTax(context, document) ?? checkBilled(document, priced);
  if (unpayable) return unpayable;
  const shares = await checkInstruments(context, document, priced.totals.total);
  if (shares instanceof Refusal) return shares;
  if ('instruments' in shares) {
    // Another order has spent a gift card or points meanwhile: the shopper sees what is left before anything is
    // charged.
    const { instruments } = shares;
    await changeCartInTurn(context, cart.id, (one) => ({ ...one, instruments }));
    return refuse('PYT400');
  }
  const unexpected = checkExpected(body, { ...priced.totals, total: priced.totals.total - rewardsOf(shares) });
  if (unexpected) return unexpected;
  const draft = draftOf(context, document, priced, shares, inStore);
  const placed = await placeDraft(context, cart, draft);
  return placed === 'again' || placed instanceof Refusal ? placed : orderView(context, placed);
}

/** Whether the cart has the named method already: a saved card need not be attached, the caller's own value must be. */
function isAttached({ instruments }: CartDocument, methodId: PaymentMethodId): boolean {
  const isOwnValue = isValueMethod(methodId) && methodId !== 'GIFT_CARD';
  return !isOwnValue || instruments.some((one) => one.methodId === methodId);
}

/** The cart with the billing address and the means of payment in the request. */
async function withRequest(context: Context, cart: OpenCart, body: Body): Promise<CartDocument | Refused> {
  let changed = cart.document;
  if (body.billingAddress) {
    const billingAddress = checkBilling(context, body.billingAddress);
    if (billingAddress instanceof Refusal) return billingAddress;
    changed = { ...changed, billingAddress };
  }
  const { code: methodId, additionalData: data } = body.paymentMethod ?? {};
  const namesNone = !data || [data.token, data.paymentInstrumentId, data.number].every((one) => one === undefined);
  if (methodId === undefined || (namesNone && isAttached(changed, methodId))) return changed;
  const added = await instrumentOf(context, { methodId, ...data }, cart.id);
  if (added instanceof Refusal) return added;
  // The cart has it from an earlier call that was interrupted.
  return hasCard(changed, added.instrument) ? changed : attach(context, changed, added);
}

function hasCard({ instruments }: CartDocument, { methodId, token }: CartInstrument): boolean {
  return methodId === 'GIFT_CARD' && instruments.some((one) => one.methodId === methodId && one.token === token);
}
