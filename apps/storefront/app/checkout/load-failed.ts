import { createCart } from '@eyelet/contracts/cart/create.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { redirect } from 'react-router';
import type { ShopContext } from '../shop/shop-context.ts';

/** The order whose challenge failed, with the message that says so; null when the order is not in that state (C4.09, C4.11). */
export async function loadFailed({ client, market }: ShopContext, orderNumber: string) {
  const order = await orderOrNull(client, orderNumber);
  if (order?.status !== 'cancelled') return null;
  const t = await loadMessages(market.tag, ['errors']);
  return { order, message: errorText(t, 'PAY400', { reason: 'authentication' }) };
}

async function orderOrNull(client: ShopContext['client'], orderId: string): Promise<Order | null> {
  try {
    return await client.call(readPurchase, { params: { orderId } });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Handles the result of a challenge on a page of its own, without scripts, and redirects (C4.08 to C4.12). */
export async function finishByPage({ client, market }: ShopContext, query: URLSearchParams): Promise<Response> {
  const orderNumber = query.get('order') ?? '';
  const transactionId = query.get('transactionId') ?? '';
  const authenticated = query.get('authenticated') === 'true';
  try {
    await client.call(finishChallenge, { params: { orderNumber }, body: { authenticated, transactionId } });
    return redirect(`/${market.locale}/order-confirmation?order=${encodeURIComponent(orderNumber)}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.id !== 'PAY400') return redirect(`/${market.locale}/cart`);
    await client.call(createCart, {});
    return redirect(`/${market.locale}/checkout?step=billing&failed=${encodeURIComponent(orderNumber)}`);
  }
}
