import { claimOrder } from '@eyelet/contracts/orders/claim.ts';
import { redirect } from 'react-router';
import { asConsumer } from '../consumer/require-consumer.ts';
import { orNotAvailable } from '../page/not-available.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** Takes the order of a mailed link into the account and opens it there; a guest signs in first and comes back. */
export async function claim(shop: ShopContext, request: Request, query: URLSearchParams): Promise<Response> {
  const orderId = (query.get('order') ?? '').slice(0, 64);
  const token = (query.get('token') ?? '').slice(0, 64);
  return asConsumer(shop, request, async (client) => {
    const { orderNumber } = await orNotAvailable(
      client.call(claimOrder, { params: { orderId }, body: { token } }),
      'OHS4004',
    );
    return redirect(`/${shop.market.locale}/account/order?order=${orderNumber}`, 303);
  });
}
