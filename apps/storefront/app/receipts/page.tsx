import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { basketOf } from '../shopper/basket-of.ts';
import type { Route } from './+types/page';
import { NotApplied } from './not-applied.tsx';
import { orderQuery } from './order-query.ts';
import { Part } from './part.tsx';
import { Totals } from './totals.tsx';

/** The receipt of the order in the query, else that of the cart. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const query = new URL(request.url).searchParams;
  const { timeZone } = shop.market;
  if (!query.has('order')) return { receipt: await receiptOfCart(shop, request), timeZone, order: null };
  const orderId = (query.get('order') ?? '').slice(0, 64) || 'none';
  const token = query.get('token')?.slice(0, 64);
  const call = shop.client.call(readReceiptOfOrder, { params: { orderId }, query: token ? { token } : {} });
  const receipt = await orNotAvailable(call, 'OHS4004');
  return { receipt, timeZone, order: { number: orderId, query: orderQuery(orderId, token) } };
}

/** The receipt of the cart; an empty or missing cart has none. */
async function receiptOfCart(shop: ShopContext, request: Request) {
  const toCart = () => redirect(`/${shop.market.locale}/cart`, 303);
  const basketId = await basketOf(shop, request);
  if (basketId === null) throw toCart();
  try {
    const receipt = await shop.client.call(readReceiptOfCart, { params: { basketId } });
    if (receipt.lines.length === 0) throw toCart();
    return receipt;
  } catch (error) {
    throw error instanceof ApiError && error.id === 'BSK404' ? toCart() : error;
  }
}

/** The steps that lead to each amount of the cart or of an order, and why other promotions have no effect. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { receipt, timeZone, order } = loaderData;
  const { currency, lines, shipments, totals, notApplied } = receipt;
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={say('receipt.title')} />
      <TextLink href={order ? `/${path}/order-confirmation?${order.query}` : `/${path}/cart`} className="touch-area">
        {say(order ? 'receipt.toOrder' : 'receipt.toCart')}
      </TextLink>
      <h1 className="mt-4 heading">{say('receipt.title')}</h1>
      <p className="mt-3 text-18">{order ? say('receipt.ofOrder', { number: order.number }) : say('receipt.ofCart')}</p>
      {[...lines, ...shipments].map((part) => (
        <Part key={part.id} part={part} currency={currency} timeZone={timeZone} />
      ))}
      <Totals totals={totals} currency={currency} />
      {notApplied.length > 0 && <NotApplied of={notApplied} currency={currency} />}
    </div>
  );
}
