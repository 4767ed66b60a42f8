import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/cancel-items-page';
import { openAsked } from './asked-order.ts';
import { CancelItemsDone } from './cancel-items-done.tsx';
import { CancelItemsForm } from './cancel-items-form.tsx';
import { CancelItemsReview } from './cancel-items-review.tsx';
import { type CancellingAnswer, cancellingAction } from './cancelling-action.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { loadCancellable } from './load-cancellable.ts';
import { Unproven } from './unproven.tsx';
import { useLastAnswer } from './use-last-answer.ts';
import { useSeen } from './use-seen.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  return openAsked(shop, new URL(request.url).searchParams, (asked) => loadCancellable(shop, asked));
}

export async function action({ context, request }: Route.ActionArgs): Promise<CancellingAnswer> {
  return cancellingAction(context.get(shopContext), new URL(request.url).searchParams, await request.formData());
}

/** Of the way back, which is a form for guests. */
const look = 'plain-link touch-area';

const titles = {
  choose: 'purchases.cancelItems',
  review: 'cancelling.review',
  done: 'cancelling.doneTitle',
} as const;

/**
 * Items of an order are canceled while the rest of it comes: choice, what goes back, and the result. Guests without the link of the order
 * come from its tracking, with the proof that each of their forms posts on.
 */
export default function CancelItemsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useLastAnswer(actionData);
  const { answer, proof, refused } = last ?? {};
  const { query } = loaderData;
  const of = useSeen(query, last?.now ?? loaderData.of);
  useEffect(() => {
    // The button of the step before is gone; where items have errors, their summary has taken the focus.
    if (answer && (!answer.problem || document.activeElement === document.body)) heading.current?.focus();
  }, [answer]);
  const title = say(titles[answer?.step ?? 'choose']);
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={title} />
      {proof ? (
        <Form method="post" action={`/${path}/track-order?${query}`}>
          <HiddenFields of={proof} />
          <button type="submit" className={look}>
            {say('cancelling.back')}
          </button>
        </Form>
      ) : (
        <Link href={`/${path}/${loaderData.of ? 'order-confirmation' : 'track-order'}?${query}`} className={look}>
          {say('cancelling.back')}
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1} className="mb-6 mt-4 heading outline-none">
        {title}
      </h1>
      {answer?.step === 'done' ? (
        <CancelItemsDone
          answer={answer}
          left={last?.now ?? loaderData.of}
          proof={proof}
          more={`/${path}/cancel-items?${query}`}
        />
      ) : of === undefined ? (
        <Unproven query={query} refused={refused} />
      ) : answer?.step === 'review' ? (
        <CancelItemsReview items={of.items} answer={answer} proof={proof} />
      ) : (
        <CancelItemsForm of={of} answer={answer} proof={proof} />
      )}
    </div>
  );
}
