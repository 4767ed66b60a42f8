import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { dropDrafts } from '../checkout/drafts.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/confirmation';
import { CancelNote } from './cancel-note.tsx';
import { CancellingChoices } from './cancelling-choices.tsx';
import { claim } from './claim.ts';
import { Downloads } from './downloads.tsx';
import { Fact } from './fact.tsx';
import { OrderedGiftCards } from './gift-cards.tsx';
import { loadOrder } from './load-order.ts';
import { OrderBody } from './order-body.tsx';
import { postCancel } from './post-cancel.ts';
import { postResend } from './post-resend.ts';
import { postReturn } from './post-return.ts';
import { Returns } from './returns.tsx';
import { isSentHome, nextOf } from './shipments-of.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  // A visitor with the link of a mail may claim the order for their account.
  return { ...(await loadOrder(context.get(shopContext), query)), isLinked: query.has('token') };
}

/** Cancels the order, announces a return, sends its gift cards again or takes it into the account, for a caller who may see it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(shopContext);
  const posted = await request.formData();
  const query = new URL(request.url).searchParams;
  const nothing = { cancelled: undefined, returned: undefined, resent: undefined };
  const token = query.get('token')?.slice(0, 64);
  const orderId = (query.get('order') ?? '').slice(0, 64);
  const returned = await postReturn(client, posted, orderId, token ? { token } : {});
  if (returned) return { ...nothing, returned };
  if (posted.get('intent') === 'claim') return claim(context.get(shopContext), request, query);
  if (posted.get('intent') === 'resend') return { ...nothing, resent: await postResend(client, query, posted) };
  if (posted.get('intent') !== 'cancel') return nothing;
  return { ...nothing, cancelled: await postCancel(client, query) };
}

/** The confirmation of an order (C2.09, C4.12), for the shopper who placed it and for holders of its link. */
export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { order, shipments, date } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dropDrafts();
    // After the summary its button is gone and the focus is on the body; screen readers then start at the heading.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const home = shipments.find(isSentHome);
  const name = home?.address?.firstName || order.billingAddress?.firstName;
  return (
    <div className="px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say('order.numberIs', { number: order.orderNumber })} />
      <header className="max-w-4xl">
        <p className="mb-4 flex items-center gap-2 text-kelp">
          <Icon name="check" />
          <span className="font-medium">{say(`order.state.${order.status}`)}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="font-display text-64 font-semibold wrap-anywhere outline-none">
          {name ? say('order.confirmation.title', { name }) : say('order.confirmation.titlePlain')}
        </h1>
        <p className="mt-5 text-18 wrap-anywhere">{say('order.confirmation.text', { email: order.email })}</p>
      </header>
      <dl className="mt-10 grid gap-x-10 gap-y-4 border-y border-drift py-6 sm:grid-cols-3">
        <Fact term={say('order.number')}>
          <span className="font-medium tabular-nums">{order.orderNumber}</span>
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
      {actionData?.cancelled && <CancelNote of={actionData.cancelled} />}
      <Downloads order={order} />
      <Returns of={loaderData.returns} answer={actionData?.returned} />
      <OrderedGiftCards order={order} resent={actionData?.resent} />
      <OrderBody of={loaderData} />
      <CancellingChoices of={loaderData} className="mt-12" />
      <section className="mt-16 flex flex-wrap items-center justify-between gap-6 border-t border-drift pt-8">
        <div>
          <h2 className="text-18 font-medium">{say('order.next.title')}</h2>
          <p className="mt-1 text-granite">{say(`order.next.${nextOf(shipments)}`)}</p>
          <TextLink href={`/${path}/track-order?order=${order.orderNumber}`}>{say('purchases.track.title')}</TextLink>
        </div>
        {loaderData.isLinked && (
          <Form method="post">
            <p className="mb-2 text-granite">{say('purchases.claimText')}</p>
            <Button type="submit" tone="secondary" name="intent" value="claim">
              {say('purchases.claim')}
            </Button>
          </Form>
        )}
        <ButtonLink tone="secondary" href={`/${path}`}>
          {say('cart.continueShopping')}
        </ButtonLink>
      </section>
    </div>
  );
}
