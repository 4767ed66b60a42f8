import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { addressOfContact } from '@eyelet/domain/wallets/sheet-address.ts';
import { contactProblems, type SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import { type SheetError, sheetErrorOf, sheetErrorOfRefusal, sheetErrors } from '@eyelet/domain/wallets/sheet-error.ts';
import { needsAddress } from '../cart-changes/needs.ts';
import { applePayContext, orderByApplePay } from './apple-pay-order.ts';
import type { ApplePaySession, SheetProblem, SheetUpdate } from './apple-pay-session.ts';
import { withAutoPromoCode } from './auto-promo-code.ts';
import type { Basket } from './basket.ts';
import { openSessionOnce } from './open-session.ts';
import type { WalletPlacing } from './place-wallet-order.ts';
import { methodsOf, totalOf } from './sheet-parts.ts';

export type ApplePayParts = Readonly<{
  client: ApiClient;
  session: ApplePaySession;
  basket: Basket;
  status: Readonly<{ success: number; failure: number }>;
  /** Home country of the shop (B5.5.06). */
  country: string;
  /** Local path of the page, for the provider. */
  referer: string;
  /** Label of the total: the name of the shop. */
  label: string;
  /** Makes the platform's error of a problem, in the language of the page. */
  errorOf: (problem: SheetError) => SheetProblem | unknown;
  placing: WalletPlacing;
  pause: (milliseconds: number) => Promise<void>;
  onOrdered: (orderNumber: string) => void;
  /** Called once when the sheet was cancelled or failed, and the state is as before the press (B4.5.11, B4.5.12). */
  onReset: (error: unknown) => void;
}>;

/**
 * Apple Pay express in five steps (B4.5.01 to B4.5.12): the session is validated and the basket made, with the code that
 * the shop gives automatically, contacts and methods change the totals, and an authorisation is checked, prepared and placed.
 * Any end without an order undoes all changes.
 */
export function runApplePay(parts: ApplePayParts): void {
  const { client, session, basket, status, referer } = parts;
  let cart: Cart | undefined;
  let sessionId: string | undefined;
  let isOver = false;

  async function reset(error: unknown): Promise<void> {
    if (isOver) return;
    isOver = true;
    await basket.drop(cart).catch(() => undefined);
    parts.onReset(error);
  }

  /** Opens the payment session for the new total, as that is what the buyer consents to. */
  async function opened(of: Cart) {
    const { meta } = await openSessionOnce(
      client,
      { cartId: of.id, paymentMethodId: 'DW_APPLE_PAY', referer, sessionId },
      parts.pause,
    );
    sessionId = meta.sessionId;
    return meta;
  }

  const updateOf = (of: Cart, more: Partial<SheetUpdate> = {}): SheetUpdate => ({
    newTotal: totalOf(of, parts.label),
    ...more,
  });

  session.onvalidatemerchant = async () => {
    try {
      cart = await basket.open();
      // The sheet can be cancelled before its basket exists.
      if (isOver) return await basket.drop(cart);
      const meta = await opened(cart);
      if (isOver) return;
      const validated = cart;
      cart = await withAutoPromoCode(client, cart, meta.applePay?.promoCode);
      if (isOver) return await basket.drop(cart);
      if (cart !== validated) await opened(cart);
      if (!isOver) session.completeMerchantValidation(meta.applePay?.merchantSession);
    } catch (error) {
      if (isOver) return;
      session.abort();
      await reset(error);
    }
  };

  session.onshippingcontactselected = async ({ shippingContact }) => {
    if (!cart) return;
    // Pickups and digital goods need no delivery to the contact.
    if (!needsAddress(cart)) return session.completeShippingContactSelection(updateOf(cart));
    const wrong = problemsOf(shippingContact, 'shipping', 'selected');
    if (wrong.length > 0) return session.completeShippingContactSelection(updateOf(cart, { errors: wrong }));
    try {
      const body = { ...addressOfContact(shippingContact), context: applePayContext };
      cart = await client.call(setShippingAddress, { params: { basketId: cart.id }, body });
      await opened(cart);
      const methods = methodsOf(cart);
      const errors = methods.length === 0 ? [errorOf(unserviceable)] : [];
      session.completeShippingContactSelection(updateOf(cart, { newShippingMethods: methods, errors }));
    } catch (error) {
      session.completeShippingContactSelection(updateOf(cart, { errors: [errorOf(refusalOf(error))] }));
    }
  };

  session.onshippingmethodselected = async ({ shippingMethod }) => {
    if (!cart) return;
    try {
      const body = { cartId: cart.id, code: shippingMethod.identifier, shopperAppliedSM: true };
      cart = await client.call(setShippingMethod, { body });
      await opened(cart);
      session.completeShippingMethodSelection(updateOf(cart));
    } catch (error) {
      session.completeShippingMethodSelection(updateOf(cart, { errors: [errorOf(refusalOf(error))] }));
    }
  };

  session.onpaymentauthorized = async ({ payment }) => {
    if (!cart || isOver) return;
    const { shippingContact = {}, billingContact = shippingContact } = payment;
    const wrong = problemsOf(billingContact, 'billing');
    if (needsAddress(cart)) wrong.push(...problemsOf(shippingContact, 'shipping'));
    if (wrong.length > 0) return session.completePayment({ status: status.failure, errors: wrong });
    try {
      const orderNumber = await orderByApplePay(client, cart, payment, parts.placing);
      session.completePayment({ status: status.success });
      isOver = true;
      parts.onOrdered(orderNumber);
    } catch (error) {
      const refused = refusalOf(error);
      session.completePayment({ status: status.failure, errors: [errorOf(refused)] });
      // A contact can be corrected in the sheet. After any other refusal the sheet is over and must not pay again.
      if (refused.code !== 'unknown') return;
      session.abort();
      await reset(error);
    }
  };

  session.oncancel = () => {
    void reset(undefined);
  };
  session.begin();

  function problemsOf(contact: SheetContact, kind: 'shipping' | 'billing', stage?: 'selected') {
    // A billing address may be abroad; a delivery address may not.
    const country = kind === 'billing' ? (contact.countryCode ?? '').toUpperCase() : parts.country;
    return contactProblems(contact, country, stage).map((problem) => errorOf(sheetErrorOf(problem, kind)));
  }

  function errorOf(error: SheetError) {
    return parts.errorOf(error);
  }
}

const unserviceable: SheetError = { ...sheetErrors.unserviceable, contactField: undefined };

function refusalOf(error: unknown): SheetError {
  return error instanceof ApiError
    ? sheetErrorOfRefusal(error.id)
    : { ...sheetErrors.unknown, contactField: undefined };
}
