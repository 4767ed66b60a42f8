import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { addInstrument, type providerMethods } from '@eyelet/contracts/payments/add-instrument.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { addressValues } from '../addresses/address-form.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { textOf } from '../forms/answer.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { errorsOf, fieldErrorsOf } from './field-errors.ts';
import { savedAddressOf } from './saved-address.ts';

/** The chosen payment: the one in the cart, a saved card, a new one, or an account that has to approve. */
export type ChosenPayment =
  | Readonly<{ kind: 'kept' }>
  | Readonly<{ kind: 'saved-card'; id: string }>
  | Readonly<{ kind: 'card'; token: string; keep: boolean }>
  | Readonly<{ kind: 'approval'; method: 'PAYPAL' | 'KLARNA' }>;

/** Reads the choice named `pay`: `kept`, `card:<id>`, `PAYPAL`, `KLARNA`, or `new` for the card fields. */
export function chosenPayment(form: FormData): ChosenPayment {
  const pay = textOf(form, 'pay', 80);
  if (pay === 'PAYPAL' || pay === 'KLARNA') return { kind: 'approval', method: pay };
  if (pay === 'kept') return { kind: 'kept' };
  if (pay.startsWith('card:')) return { kind: 'saved-card', id: pay.slice('card:'.length) };
  return { kind: 'card', token: textOf(form, 'cardToken', 128), keep: form.has('saveCard') };
}

/**
 * Whether a new card is chosen but not entered, which happens only without scripts. The card is then entered on
 * a page of its own, as posting another form beside the provider's fields would lose it.
 */
export function isCardToCome(chosen: ChosenPayment): boolean {
  return chosen.kind === 'card' && chosen.token === '';
}

type Posted = Readonly<{ shop: ShopContext; cart: Cart; form: FormData; request: Request }>;

/** Handles the billing step: billing address and payment. Resolves to the errors of either. */
export async function postBilling(posted: Posted): Promise<FieldErrors> {
  const address = await postAddress(posted);
  return { ...address, ...(await postCard(posted)) };
}

async function postCard({ shop, cart, form }: Posted): Promise<FieldErrors> {
  const chosen = chosenPayment(form);
  const params = { basketId: cart.id };
  const card = { payment_method_id: 'CREDIT_CARD' } as const;
  if (chosen.kind === 'saved-card') {
    const body = { ...card, additionalData: { paymentInstrumentId: chosen.id } };
    return errorsOf(shop.client.call(addInstrument, { params, body }));
  }
  if (chosen.kind !== 'card' || chosen.token === '') return {};
  const body = { ...card, additionalData: { token: chosen.token, saveCard: chosen.keep } };
  return errorsOf(shop.client.call(addInstrument, { params, body }));
}

async function postAddress({ shop, cart, form, request }: Posted): Promise<FieldErrors> {
  const { client } = shop;
  const params = { basketId: cart.id };
  if (form.has('sameAsShipping')) {
    return errorsOf(client.call(setBillingAddress, { params, body: { sameAsShipping: true } }));
  }
  const saved = await savedAddressOf(shop, form, request, 'B');
  if (saved && 'errors' in saved) return saved.errors;
  const values = saved?.values ?? addressValues(form);
  const wrong = saved ? {} : await checkAddress(shop, addressValues(form));
  return Object.keys(wrong).length > 0 ? wrong : errorsOf(client.call(setBillingAddress, { params, body: values }));
}

/**
 * Address of the page on which an account approves; it redirects to the billing step with the outcome. A total outside
 * the limits of the account is an error of the step.
 */
export async function approvalAddress(
  { client, market }: ShopContext,
  cartId: string,
  method: 'PAYPAL' | 'KLARNA',
): Promise<Readonly<{ address: string }> | Readonly<{ errors: FieldErrors }>> {
  const referer = `/${market.locale}/checkout?step=billing&method=${method}`;
  const asked =
    method === 'PAYPAL'
      ? ({ paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' } as const)
      : ({ paymentMethodId: 'KLARNA' } as const);
  try {
    const { meta } = await client.call(openPaymentSession, { query: { cartId, referer, ...asked } });
    return { address: meta.approvalUrl ?? referer };
  } catch (error) {
    return { errors: fieldErrorsOf(error) };
  }
}

/** Attaches the payment named in the URL: a card without scripts, or an approval. */
export function postToken(
  { client }: ShopContext,
  cart: Cart,
  payment_method_id: (typeof providerMethods)[number],
  token: string,
): Promise<FieldErrors> {
  const body = { payment_method_id, additionalData: { token } };
  return errorsOf(client.call(addInstrument, { params: { basketId: cart.id }, body }));
}
