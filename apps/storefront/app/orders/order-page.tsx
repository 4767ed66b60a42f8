import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, redirect } from 'react-router';
import { asConsumer } from '../consumer/require-consumer.ts';
import { orNotAvailable } from '../page/not-available.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/order-page';
import { type BoughtAgain, buyAgain } from './buy-again.ts';
import { CancelNote } from './cancel-note.tsx';
import { CancellingChoices } from './cancelling-choices.tsx';
import { Downloads } from './downloads.tsx';
import { Fact } from './fact.tsx';
import { OrderedGiftCards } from './gift-cards.tsx';
import { loadOrder } from './load-order.ts';
import { OrderBody } from './order-body.tsx';
import { postCancel } from './post-cancel.ts';
import { postResend } from './post-resend.ts';
import { postReturn } from './post-return.ts';
import { Returns } from './returns.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  // A token opens an order of somebody else, which is not in the account.
  query.delete('token');
  return loadOrder(context.get(shopContext), query);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const orderId = (query.get('order') ?? '').slice(0, 64);
  const posted = await request.formData();
  const intent = posted.get('intent');
  const nothing = { cancelled: undefined, again: undefined, returned: undefined, resent: undefined };
  return asConsumer(shop, request, async (client) => {
    if (intent === 'cancel') {
      query.delete('token');
      return { ...nothing, cancelled: await postCancel(client, query) };
    }
    const returned = await postReturn(client, posted, orderId);
    if (returned) return { ...nothing, returned };
    if (intent === 'resend') {
      query.delete('token');
      return { ...nothing, resent: await postResend(client, query, posted) };
    }
    const order = await orNotAvailable(client.call(readPurchase, { params: { orderId } }), 'OHS4004');
    const again = await buyAgain(client, order);
    if (again.missing.length === 0) return redirect(`/${shop.market.locale}/cart`, 303);
    return { ...nothing, again };
  });
}

/** An order of the consumer as it was bought. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { order, shipments, date } = loaderData;
  const title = say('order.numberIs', { number: order.orderNumber });
  return (
    <>
      <Seo title={title} />
      <TextLink href={`/${path}/account/orders`}>{say('purchases.back')}</TextLink>
      <h1 className="mt-4 heading wrap-anywhere">{title}</h1>
      {actionData?.cancelled && <CancelNote of={actionData.cancelled} />}
      {actionData?.again && <AgainNote again={actionData.again} />}
      <dl className="mt-8 grid gap-x-10 gap-y-4 border-y border-drift py-6 sm:grid-cols-3">
        <Fact term={say('purchases.status')}>
          <span className="font-medium text-kelp">{say(`order.state.${order.status}`)}</span>
        </Fact>
        <Fact term={say('order.date')}>{date}</Fact>
        <Fact term={say('order.deliveredBy')}>
          {shipments.map((shipment) => (
            <span key={shipment.shippingId} className="block">
              {shipment.label}
            </span>
          ))}
        </Fact>
      </dl>
      <div className="mt-6 flex flex-wrap gap-4">
        <Form method="post" reloadDocument>
          <Button type="submit" name="intent" value="again">
            {say('purchases.again')}
          </Button>
        </Form>
        <CancellingChoices of={loaderData} />
      </div>
      <Downloads order={order} />
      <Returns of={loaderData.returns} answer={actionData?.returned} />
      <OrderedGiftCards order={order} resent={actionData?.resent} />
      <OrderBody of={loaderData} narrow />
    </>
  );
}

function AgainNote({ again: { added, missing } }: Readonly<{ again: BoughtAgain }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div role="status" className="mt-6 border-l-2 border-lichen bg-paper p-4">
      <p>{added === 0 ? say('purchases.againNone') : say('purchases.againSome', { names: missing.join(', ') })}</p>
      {added > 0 && <TextLink href={`/${path}/cart`}>{say('cart.title')}</TextLink>}
    </div>
  );
}
