import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { data, redirect, redirectDocument } from 'react-router';
import { type AddressValues, addressValues } from '../addresses/address-form.ts';
import { rulesOr } from '../addresses/load-rules.ts';
import { textOf } from '../forms/answer.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { cartOf } from '../shopper/basket-of.ts';
import { fullCheck } from '../shopper/full-check.ts';
import { isCovered } from './is-covered.ts';
import { loadStep } from './load-checkout.ts';
import { finishByPage, loadFailed } from './load-failed.ts';
import { loadPlaced } from './load-placed.ts';
import { approvalAddress, chosenPayment, isCardToCome, postBilling, postToken } from './post-billing.ts';
import { postGiftCard } from './post-gift-card.ts';
import { postOrder, postRestore } from './post-order.ts';
import { postShipping } from './post-shipping.ts';
import { postValue, valueIntent } from './post-value.ts';
import { startExpress } from './start-express.ts';

/** The answer to a step with problems: the errors, and everything that was typed. */
export type StepProblems = Readonly<{
  step: CheckoutStep;
  errors: FieldErrors;
  values: AddressValues;
  /** Contact of a pickup, by field. */
  pickup: Readonly<Record<string, string>>;
  rules: AddressRules;
  sameAsShipping: boolean;
  /** Different for each answer, so that a page notices a second one with the same errors. */
  attempt: number;
}>;

/** The visitor's checkout; redirects to the cart when there is nothing to buy. */
export async function loadCheckout(shop: ShopContext, request: Request) {
  const { market } = shop;
  const { searchParams: query } = new URL(request.url);
  if (query.has('transactionId') && query.has('order')) throw await finishByPage(shop, query);
  const placed = query.get('placed');
  if (placed !== null) return { failed: null, open: null, left: await loadPlaced(shop, placed) };
  // Deliveries that are no longer possible are changed and shown before payment (C4.25). After a refusal
  // because of the goods the cart is checked completely, also without scripts (C8.147).
  const cart = await cartOf(shop, request, query.has('refused') ? fullCheck : { inventorySupplyCheck: true });
  if (cart && cart.items.length > 0) {
    const back = await takePayment(shop, cart, query);
    if (back) throw back;
    const express = query.has('step') ? null : await startExpress(shop, cart, request);
    return { failed: null, open: await loadStep(shop, express ?? cart, request, express !== null), left: null };
  }
  const failedOrder = query.get('failed');
  const failed = failedOrder === null ? null : await loadFailed(shop, failedOrder);
  if (!failed) throw redirect(`/${market.locale}/cart`);
  return { failed, open: null, left: null };
}

/** Handles the return from the provider's pages: a token, a refusal (C8.157), or nothing. */
async function takePayment(shop: ShopContext, cart: Cart, query: URLSearchParams): Promise<Response | undefined> {
  const home = `/${shop.market.locale}/checkout`;
  const method = approvedBy(query.get('method'));
  const token = query.get('paymentToken');
  if (query.has('paymentCancelled')) return redirect(`${home}?step=billing`);
  if (query.has('paymentRefused')) return redirect(`${home}?step=billing&refused=PAY400`);
  if (token === null) return undefined;
  const errors = await postToken(shop, cart, method ?? 'CREDIT_CARD', token.slice(0, 8192));
  if (Object.keys(errors).length > 0) return redirect(`${home}?step=billing&refused=PAY400`);
  return redirect(`${home}?step=summary`);
}

function approvedBy(method: string | null): 'PAYPAL' | 'KLARNA' | undefined {
  return method === 'PAYPAL' || method === 'KLARNA' ? method : undefined;
}

/** Handles a posted step: redirects to the next one, or returns its problems. */
export async function postCheckout(shop: ShopContext, request: Request) {
  const { market, client } = shop;
  const form = await request.formData();
  const intent = form.get('intent');
  // The cart of a placed order is no longer open, yet placing it again must return the same order.
  if (intent === 'place') return postOrder(shop, form);
  const cart = await cartOf(shop, request);
  if (intent === 'restore') return postRestore(shop, form, cart?.id ?? null);
  const home = `/${market.locale}`;
  if (cart && (intent === 'gift-card' || intent === 'remove-gift-card')) return postGiftCard(shop, cart, form);
  const value = valueIntent(form);
  if (cart && value) return postValue(shop, cart, form, value);
  if (!cart || cart.items.length === 0) return redirect(`${home}/cart`, 303);
  const posted = { shop, cart, form, request };
  const step = intent === 'billing' ? 'billing' : 'shipping';
  let errors = step === 'billing' ? await takeBilling(posted) : await postShipping(posted);
  if (Object.keys(errors).length === 0) {
    const chosen = step === 'billing' ? chosenPayment(form) : undefined;
    if (chosen && isCardToCome(chosen)) return redirect(`${home}/checkout?step=billing&card=enter`, 303);
    if (chosen?.kind !== 'approval') {
      return redirect(`${home}/checkout?step=${step === 'shipping' ? 'billing' : 'summary'}`, 303);
    }
    const approval = await approvalAddress(shop, cart.id, chosen.method);
    if ('address' in approval) return redirectDocument(approval.address, 303);
    errors = approval.errors;
  }
  const values = addressValues(form);
  const problems: StepProblems = {
    step,
    errors,
    values,
    pickup: Object.fromEntries(pickupFields.map((name) => [name, textOf(form, name)])),
    rules: await rulesOr(client, values.country || market.country, market.country),
    sameAsShipping: form.has('sameAsShipping'),
    attempt: Date.now(),
  };
  return data(problems, { status: 422 });
}

const pickupFields = ['pickupEmail', 'pickupPhone', 'pickupPhoneCode'] as const;

/** Handles the billing step; it is incomplete without a payment method. */
async function takeBilling(posted: Parameters<typeof postBilling>[0]): Promise<FieldErrors> {
  const { shop, form, request } = posted;
  const errors = await postBilling(posted);
  const chosen = chosenPayment(form);
  if (errors.card !== undefined || chosen.kind === 'approval' || isCardToCome(chosen)) return errors;
  const changed = await cartOf(shop, request);
  if (changed && isCovered(changed)) return errors;
  const t = await loadMessages(shop.market.tag, ['forms', 'checkout']);
  return { ...errors, card: t('checkout.cardRequired') };
}
