import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { data, redirect } from 'react-router';
import { cartOf } from '../cart/basket-of.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop-context.ts';
import { type AddressValues, addressValues } from './address-form.ts';
import { loadStep, rulesOr } from './load-checkout.ts';
import { finishByPage, loadFailed } from './load-failed.ts';
import { postBilling, postCard, postShipping } from './post-address.ts';
import { postOrder, postRestore } from './post-order.ts';

/** What a step that was sent back says: what is wrong, and all that was typed. */
export type StepProblems = Readonly<{
  step: CheckoutStep;
  errors: FieldErrors;
  values: AddressValues;
  rules: AddressRules;
  sameAsShipping: boolean;
  /** Different for each answer, so that a page notices a second one with the same errors. */
  attempt: number;
}>;

/** The checkout of whoever asks; without anything to buy it leads to the cart. */
export async function loadCheckout(shop: ShopContext, request: Request) {
  const { market, client } = shop;
  const { searchParams: query } = new URL(request.url);
  if (query.has('transactionId') && query.has('order')) throw await finishByPage(shop, query);
  const cart = await cartOf(shop, request);
  if (cart && cart.items.length > 0) {
    const token = query.get('paymentToken');
    if (token === null) return { failed: null, open: await loadStep(shop, cart, query) };
    const errors = await postCard(client, cart, token.slice(0, 128));
    throw redirect(`/${market.locale}/checkout?step=billing${Object.keys(errors).length > 0 ? '&refused=PAY400' : ''}`);
  }
  const failedOrder = query.get('failed');
  const failed = failedOrder === null ? null : await loadFailed(shop, failedOrder);
  if (!failed) throw redirect(`/${market.locale}/cart`);
  return { failed, open: null };
}

/** Takes a posted step in and leads to the next one, or back to what is wrong in it. */
export async function postCheckout(shop: ShopContext, request: Request) {
  const { market, client } = shop;
  const form = await request.formData();
  const intent = form.get('intent');
  // The cart of an order that is placed already is no longer open, yet placing it again must answer the same order.
  if (intent === 'place') return postOrder(shop, form);
  const cart = await cartOf(shop, request);
  if (intent === 'restore') return postRestore(shop, form, cart?.id ?? null);
  const home = `/${market.locale}`;
  if (!cart || cart.items.length === 0) return redirect(`${home}/cart`, 303);
  const step = intent === 'billing' ? 'billing' : 'shipping';
  const errors =
    step === 'billing' ? await takeBilling(shop, cart, form, request) : await postShipping(shop, cart, form);
  if (Object.keys(errors).length === 0) {
    return redirect(`${home}/checkout?step=${step === 'shipping' ? 'billing' : 'summary'}`, 303);
  }
  const values = addressValues(form);
  const problems: StepProblems = {
    step,
    errors,
    values,
    rules: await rulesOr(client, values.country || market.country, market.country),
    sameAsShipping: form.has('sameAsShipping'),
    attempt: Date.now(),
  };
  return data(problems, { status: 422 });
}

/** The billing step; without a card on the cart it is not complete, whatever else is right. */
async function takeBilling(shop: ShopContext, cart: Cart, form: FormData, request: Request): Promise<FieldErrors> {
  const errors = await postBilling(shop, cart, form);
  if (errors.card !== undefined) return errors;
  const changed = await cartOf(shop, request);
  if (changed && changed.payment_instruments.length > 0) return errors;
  const t = await loadMessages(shop.market.language, ['forms', 'checkout']);
  return { ...errors, card: t('checkout.cardRequired') };
}
