import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Amount } from '../cart/amount.tsx';
import { DoneNote } from '../consumer/done-note.tsx';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/cancel-items-page';
import { CancelItemsForm } from './cancel-items-form.tsx';
import { CancelItemsReview } from './cancel-items-review.tsx';
import { loadCancellable } from './load-cancellable.ts';
import { type ItemsCancelling, postCancelItems } from './post-cancel-items.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadCancellable(openPage(context, params), new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const answer = await postCancelItems(shop.client, query, await request.formData());
  // A page shows the answer to a form before it has read its own data again.
  return answer.problem === 'gone'
    ? { ...answer, now: await loadCancellable(shop, query) }
    : { ...answer, now: undefined };
}

/** Items of an order are canceled while the rest of it comes: choice, what goes back, and the result. */
export default function CancelItemsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = actionData?.step;
  useEffect(() => {
    // The button of the step before is gone; where items have errors, their summary has taken the focus.
    if (actionData && (!actionData.problem || document.activeElement === document.body)) heading.current?.focus();
  }, [actionData]);
  const title = say(step === 'review' ? 'cancelling.review' : 'purchases.cancelItems');
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={title} />
      <TextLink href={`/${path}/order-confirmation?${loaderData.query}`} className="touch-area">
        {say('cancelling.back')}
      </TextLink>
      <h1 ref={heading} tabIndex={-1} className="mb-6 mt-4 heading outline-none">
        {title}
      </h1>
      {actionData?.step === 'done' ? (
        <Done
          answer={actionData}
          more={
            loaderData.items.some(({ cancellableQty }) => cancellableQty > 0)
              ? `/${path}/cancel-items?${loaderData.query}`
              : undefined
          }
        />
      ) : actionData?.step === 'review' ? (
        <CancelItemsReview items={loaderData.items} answer={actionData} />
      ) : (
        <CancelItemsForm of={actionData?.now ?? loaderData} answer={actionData} />
      )}
    </div>
  );
}

type DoneProps = Readonly<{ answer: Extract<ItemsCancelling, { step: 'done' }>; more: string | undefined }>;

/** What was cancelled and what goes back for it; otherwise, and of a whole order, its mail says how much. */
function Done({ answer: { quote, whole }, more }: DoneProps) {
  const say = useSay();
  return (
    <>
      <DoneNote>{say(whole ? 'purchases.cancelDone' : 'cancelling.done')}</DoneNote>
      {quote && (
        <div className="bg-paper p-6">
          <p className="flex justify-between gap-6 text-18 font-medium">
            {say('cancelling.refund')} <Amount value={quote.refund} currency={quote.currency} />
          </p>
          {quote.refund > 0 && <p className="mt-3 text-granite">{say('cancelling.how')}</p>}
        </div>
      )}
      {more && (
        <p className="mt-6">
          <ButtonLink tone="secondary" href={more}>
            {say('cancelling.more')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
