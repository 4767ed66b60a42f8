import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import { orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { orderQuery } from '../receipts/order-query.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import type { Route } from './+types/cancel-items-page';
import { postCancelItems } from './post-cancel-items.ts';

const asked = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token')?.slice(0, 64);
  return { orderId: (searchParams.get('order') ?? '').slice(0, 64) || 'none', token };
};

/** What of an order its shopper, or the holder of its link, may cancel by themselves. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { orderId, token } = asked(request);
  const call = token
    ? client.call(readLinkedOrder, { params: { orderId }, query: { token } })
    : client.call(readPurchase, { params: { orderId } });
  const { orderNumber, items } = await orNotAvailable(call, 'OHS4004');
  return {
    orderNumber,
    query: orderQuery(orderNumber, token),
    // However often the form is sent, its items are canceled once.
    cancellationId: crypto.randomUUID(),
    items: items
      .filter(({ cancellableQty }) => cancellableQty > 0)
      .map(({ id, name, colour, size, image, cancellableQty: qty }) => ({ id, name, colour, size, image, qty })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = openPage(context, params);
  const { orderId, token } = asked(request);
  return postCancelItems(client, await request.formData(), { orderNumber: orderId, ...(token ? { token } : {}) });
}

/** Cancels single items of an order while the rest is sent. Works without scripts. */
export default function CancelItemsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { orderNumber, query, cancellationId, items } = loaderData;
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={say('cancelling.title')} />
      <TextLink href={`/${path}/order-confirmation?${query}`} className="touch-area">
        {say('cancelling.back')}
      </TextLink>
      <h1 className="mt-4 heading">{say('cancelling.title')}</h1>
      <p className="mb-8 mt-3 text-18 wrap-anywhere">{say('cancelling.order', { number: orderNumber })}</p>
      {actionData?.done && <DoneNote>{say('cancelling.done')}</DoneNote>}
      {actionData && !actionData.done && (
        <p role="alert" className="mb-6 border-l-2 border-buoy bg-paper p-4">
          {actionData.none ? say('cancelling.none') : actionData.problem}
        </p>
      )}
      {items.length === 0 ? (
        <p className="text-granite">{say('cancelling.closed')}</p>
      ) : (
        <Form method="post" className="grid gap-6" key={cancellationId}>
          <input type="hidden" name="cancellationId" value={cancellationId} />
          <p className="max-w-prose text-granite">{say('cancelling.text')}</p>
          {items.map((item) => (
            <fieldset key={item.id} className="grid grid-cols-[4.5rem_1fr] gap-4 border-t border-drift pt-4">
              <legend className="sr-only">{`${item.name}, ${item.colour}, ${item.size}`}</legend>
              <Picture name={item.image} alt="" sizes="4.5rem" most={240} className="aspect-square w-18" />
              <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
                <p aria-hidden>
                  <span className="font-medium">{item.name}</span>
                  <span className="block text-granite">{`${item.colour}, ${item.size}`}</span>
                </p>
                <Select
                  id={`qty-${item.id}`}
                  name={`qty-${item.id}`}
                  label={say('cancelling.qty')}
                  options={Array.from({ length: Math.min(item.qty, 99) + 1 }, (_, count) => ({
                    value: String(count),
                    label: String(count),
                  }))}
                />
              </div>
            </fieldset>
          ))}
          <div>
            <Button type="submit">{say('cancelling.action')}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}
