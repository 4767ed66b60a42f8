import { listCountries } from '@eyelet/contracts/addresses/list-countries.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listPaymentMethods, type PaymentMethod } from '@eyelet/contracts/payments/list-methods.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { type CollectionPoint, findCollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { stepToShow } from '@eyelet/domain/checkout/steps.ts';
import { redirect } from 'react-router';
import { rulesOr } from '../addresses/load-rules.ts';
import { homeShipment } from '../cart-changes/needs.ts';
import { isConsumer, usesOwnAccount } from '../session/is-consumer.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { loadAddresses, loadCards, loadGiftCards, offerOf, savedIdOf } from './load-buyer.ts';
import { loadVouchers } from './load-vouchers.ts';
import { placeTexts } from './place-texts.ts';
import { progressOf } from './progress.ts';
import { refusedText } from './refused-text.ts';

/** Everything that a step of the checkout shows. */
export async function loadStep(shop: ShopContext, cart: Cart, request: Request, isExpress: boolean) {
  const query = new URL(request.url).searchParams;
  const { client, market, session } = shop;
  // Without a step it starts at shipping (C4.04), unless it was filled in by express checkout (C4.02).
  const asked = query.get('step') ?? (isExpress ? 'summary' : 'shipping');
  const progress = progressOf(cart, market);
  const step = stepToShow(asked, progress);
  const home = `/${market.locale}/checkout`;
  // The URL names the step, so that back and reload keep it (C2.31).
  if (query.get('step') !== step) {
    // Only the query members that the step reads are kept; the router adds its own to requests for data.
    const kept = ['refused', 'card'].flatMap((name) => query.getAll(name).map((value) => [name, value]));
    throw redirect(`${home}?${new URLSearchParams([['step', step], ...kept])}`);
  }
  const { countries } = await client.call(listCountries, {});
  const address = step === 'billing' ? cart.billingAddress : cart.shippingAddress;
  const ownAccount = usesOwnAccount(session);
  const saved =
    ownAccount && step !== 'summary' ? await loadAddresses(shop, request, step === 'billing' ? 'B' : 'S') : [];
  // A cart from another market may have an address that this market does not ship to.
  const isServed = step === 'billing' || market.shipsTo.some((code) => code === address?.country);
  const country = (isServed && address?.country) || market.country;
  const methods = step === 'billing' ? await methodsOf(client, cart.id) : [];
  return {
    step,
    progress,
    cart,
    countries: step === 'shipping' ? countries.filter((one) => market.shipsTo.includes(one.code)) : countries,
    rules: await rulesOr(client, country, market.country),
    payment: step === 'billing' ? await openPayment(client, cart.id, `${home}?step=billing`) : null,
    methods,
    vouchers: await loadVouchers(shop, cart, methods),
    valueRefused: await refusedText(market.tag, query.get('value')),
    addresses: saved.map(offerOf),
    chosenAddress: savedIdOf(address, saved),
    cards: ownAccount && step === 'billing' ? await loadCards(shop) : [],
    points: step === 'shipping' ? await pointsNear(client, cart) : [],
    places: placeTexts(cart.shippingMethods),
    shipTo: cart.shippingAddress ? addressLines(cart.shippingAddress) : [],
    billTo: cart.billingAddress ? addressLines(cart.billingAddress) : [],
    refused: await refusedText(market.tag, query.get('refused')),
    giftCardRefused: await refusedText(market.tag, query.get('giftCard')),
    giftCards: ownAccount && step === 'billing' ? await loadGiftCards(shop) : [],
    pinNeeded: shop.pinNeeded,
    signedIn: isConsumer(session),
    ownAccount,
    /** Proof for the bot check when the order is posted without scripts. */
    proof: step === 'summary' ? shop.formProof() : null,
    /** Different for each answer, so that the page shows the same refusal again. */
    loadedAt: Date.now(),
    wantsNewCard: query.has('card'),
    /** Without scripts: the page asks for the card only. */
    entersCard: query.get('card') === 'enter',
  };
}

export type StepData = Awaited<ReturnType<typeof loadStep>>;

async function methodsOf(client: ShopContext['client'], basketId: string): Promise<readonly PaymentMethod[]> {
  return (await client.call(listPaymentMethods, { params: { basketId } })).paymentMethods;
}

/** Collection points near the address of a cart that goes to one: the first list, and the only one without scripts. */
async function pointsNear(client: ShopContext['client'], cart: Cart): Promise<readonly CollectionPoint[]> {
  const { shippingAddress } = cart;
  const isOffered = homeShipment(cart)?.applicableShippingMethods.some(({ code }) => code === 'pudo');
  if (!shippingAddress || !isOffered) return [];
  const { country, postalCode } = shippingAddress;
  try {
    return (await client.call(findCollectionPoints, { body: { place: { postalCode }, country, count: 8 } })).points;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** The session of the card fields; null when the provider cannot open one, which leaves the other payment methods. */
async function openPayment(client: ShopContext['client'], cartId: string, referer: string) {
  try {
    return await client.call(openPaymentSession, { query: { cartId, paymentMethodId: 'CREDIT_CARD', referer } });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
