import { createCart } from '@eyelet/contracts/cart/create.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { providerMethods } from '@eyelet/contracts/payments/add-instrument.ts';
import { redirect } from 'react-router';
import { billOf, inputOfAddress } from '../addresses/address-form.ts';
import { textOf } from '../forms/answer.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { failedOrderOf } from './order-flow.ts';
import { stepAfterRefusal } from './refused.ts';
import { refusedQuery } from './refused-query.ts';

/** Places the order of a posted summary and redirects; posting it twice leads to the same order. */
export async function postOrder({ client, market }: ShopContext, form: FormData): Promise<Response> {
  const home = `/${market.locale}`;
  try {
    const order = await client.call(placeOrder, {
      body: {
        cartId: String(form.get('cartId') ?? '').slice(0, 64),
        paymentMethod: { code: providerMethods.find((one) => one === form.get('paymentMethod')) ?? 'CREDIT_CARD' },
        recaptcha_response: textOf(form, 'recaptcha_response', 4096),
        ...expectedIn(form),
      },
    });
    if (order.challenge) return redirect(challengeAddress(order.challenge.url, order.orderNumber, home), 303);
    return redirect(`${home}/order-confirmation?order=${encodeURIComponent(order.orderNumber)}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failed = failedOrderOf(error);
    if (failed) {
      await client.call(createCart, {});
      return redirect(`${home}/checkout?step=billing&failed=${encodeURIComponent(failed)}`, 303);
    }
    if (error.id === 'BSK404') return redirect(`${home}/cart`, 303);
    return redirect(`${home}/checkout${refusedQuery(error.id, stepAfterRefusal(error.id))}`, 303);
  }
}

/** The amounts that the summary showed, as posted with the form. */
function expectedIn(form: FormData): Readonly<Partial<Record<'expectedTotal' | 'expectedTax', number>>> {
  const amounts = (['expectedTotal', 'expectedTax'] as const).map((name) => [
    name,
    Number(form.get(name) || Number.NaN),
  ]);
  return Object.fromEntries(amounts.filter(([, amount]) => Number.isFinite(amount)));
}

/** Methods that deliver to the address of the shopper. */
const sentHome: ReadonlySet<string> = new Set(['standard', 'express']);

/** Address of the challenge as a page of its own, which redirects to the checkout with its result. */
function challengeAddress(url: string, orderNumber: string, home: string): string {
  const address = new URL(url, 'http://shop.invalid');
  address.searchParams.set('returnTo', `${home}/checkout?order=${encodeURIComponent(orderNumber)}`);
  return address.pathname + address.search;
}

/**
 * Restores the items of a failed order (C4.11) with its addresses and method as far as they are still valid, so
 * that only the card has to be entered again.
 */
export async function postRestore(
  { client, market }: ShopContext,
  form: FormData,
  cartId: string | null,
): Promise<Response> {
  const orderNumber = String(form.get('order') ?? '').slice(0, 64);
  const home = `/${market.locale}`;
  try {
    const order = await client.call(readPurchase, { params: { orderId: orderNumber } });
    const body = cartId === null ? {} : { cartId };
    const cart = await client.call(restoreItems, { params: { orderNumber }, body });
    const params = { basketId: cart.id };
    const shipment = order.shipments.find(({ shippingMethod }) => sentHome.has(shippingMethod.code));
    if (shipment?.shippingAddress) {
      await client.call(setShippingAddress, { params, body: inputOfAddress(shipment.shippingAddress) });
      await client.call(setShippingMethod, { body: { cartId: cart.id, code: shipment.shippingMethod.code } });
    }
    const { billingAddress } = order;
    if (billingAddress) {
      const shippingAddress = shipment?.shippingAddress ?? null;
      await client.call(setBillingAddress, { params, body: billOf({ billingAddress, shippingAddress }) });
    }
  } catch (error) {
    // The steps ask again for what could not be restored.
    if (!(error instanceof ApiError)) throw error;
  }
  return redirect(`${home}/checkout?step=billing`, 303);
}
