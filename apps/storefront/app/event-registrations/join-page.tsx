import { findEvent } from '@eyelet/blocks/find-event.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';
import { openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import { checkEventRegistration } from '@eyelet/domain/event-registrations/registration-form.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useNavigation } from 'react-router';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { answerWith } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/join-page';
import { JoinForm } from './join-form.tsx';
import { joinBodyOf, joinFormName, joinFormOf } from './join-values.ts';
import { JoinedNote } from './joined-note.tsx';
import { StepsLine } from './steps-line.tsx';

/** The event of the URL, with its remaining days by the clock of the server. */
async function joiningOf(shop: ShopContext, eventId = '') {
  const event = (await findEvent(shop.client, eventId)) ?? notAvailable();
  const { dateTime } = await shop.client.call(readTime, {});
  const now = new Date(dateTime);
  return { event, now, days: openDays(event, now) };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { event, days } = await joiningOf(shop, params.event);
  const { consumerDetails: details } = await asConsumer(shop, request, (client) => client.call(readConsumer, {}));
  return { event, days, details };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = openPage(context, params);
  const { market } = shop;
  const { event, now, days } = await joiningOf(shop, params.event);
  const posted = await request.formData();
  const problems = checkEventRegistration(joinFormOf(posted, days), market);
  if (!isClean(problems)) {
    const errors = errorsOfProblems(problems, await loadMessages(market.tag, ['forms']));
    return { answer: answerWith(joinFormName, posted, errors), failure: undefined, status: undefined };
  }
  try {
    const { status } = await asConsumer(shop, request, async (client) => {
      const { consumerDetails } = await client.call(readConsumer, {});
      const { email } = consumerDetails;
      const body = joinBodyOf(posted, { eventId: event.eventId, email, market, days, now });
      return client.call(registerForEvent, { body });
    });
    return { answer: undefined, failure: undefined, status };
  } catch (error) {
    const { '': failure, ...errors } = errorsOfRefusal(error, {});
    return { answer: answerWith(joinFormName, posted, errors), failure, status: undefined };
  }
}

/** Registering for an event on a page of its own, which works without scripts. */
export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const busy = useNavigation().state === 'submitting';
  const { event, days, details } = loaderData;
  const status = actionData?.status;
  return (
    <NarrowPage title={event.title}>
      {status ? (
        <JoinedNote status={status === 'waiting' ? 'waiting' : 'confirmed'} email={details.email} />
      ) : days.length === 0 ? (
        <p>{say('events.over')}</p>
      ) : (
        <>
          <StepsLine step={2} />
          <JoinForm
            event={event}
            days={days}
            details={details}
            answer={actionData?.answer}
            busy={busy}
            failure={actionData?.failure}
          />
        </>
      )}
    </NarrowPage>
  );
}
