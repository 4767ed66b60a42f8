import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { checkTracking } from '@eyelet/domain/orders/tracking.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/track-page';
import { loadReturns } from './load-returns.ts';
import { postReturn } from './post-return.ts';
import { Returns } from './returns.tsx';
import { shownSteps } from './shown-steps.ts';
import { shownTravels } from './shown-travel.ts';
import { TrackForm, trackFormName } from './track-form.tsx';
import { Tracked } from './tracked.tsx';

export function loader({ context, params, request }: Route.LoaderArgs) {
  openPage(context, params);
  return { orderNumber: (new URL(request.url).searchParams.get('order') ?? '').slice(0, 64) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  const body = { orderNumber: textOf(posted, 'orderNumber', 64), email: textOf(posted, 'email', 100) };
  const stay = (errors: FormAnswer['errors']) => ({
    answer: answerWith(trackFormName, posted, errors),
    tracked: undefined,
    returned: undefined,
  });
  const problems = checkTracking(body);
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  try {
    const proof = { email: body.email };
    const returned = await postReturn(client, posted, body.orderNumber, proof);
    const order = await client.call(trackOrder, { body });
    const steps = shownSteps(order.steps, market);
    const travels = shownTravels(order.shipments, market);
    const returns = await loadReturns(client, order, market, proof);
    return { answer: undefined, returned, tracked: { ...order, steps, travels, returns, email: body.email } };
  } catch (error) {
    return stay(errorsOfRefusal(error, { OHS4004: 'orderNumber', ORD400: 'email' }));
  }
}

/** Where an order is, by its number and its email (C1.23). Both are posted, so that no address has them. */
export default function TrackPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const title = say('purchases.track.title');
  const tracked = actionData?.tracked;
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} />
      <h1 className="mb-4 heading">{title}</h1>
      {tracked && (
        <>
          <Tracked key={tracked.orderNumber} order={tracked} />
          <Returns of={tracked.returns} answer={actionData?.returned} proof={tracked} />
          <h2 className="mb-4 mt-12 text-22 font-medium">{say('purchases.track.another')}</h2>
        </>
      )}
      <TrackForm orderNumber={loaderData.orderNumber} answer={actionData?.answer} />
    </div>
  );
}
