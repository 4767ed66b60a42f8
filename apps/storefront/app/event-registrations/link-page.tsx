import { cancelRegistration } from '@eyelet/contracts/event-registrations/cancel.ts';
import { readLinkedRegistration } from '@eyelet/contracts/event-registrations/read-linked.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { DoneNote } from '../consumer/done-note.tsx';
import { openPage } from '../page/open-page.ts';
import type { Route } from './+types/link-page';
import { daysText } from './days-text.ts';

/** Reference and token of the mailed link. */
function linkOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const read = (name: string, length: number) => (searchParams.get(name) ?? '').slice(0, length);
  return { params: { registrationId: read('id', 40) }, token: read('token', 64) };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { params: of, token } = linkOf(request);
  if (of.registrationId === '' || token === '') return { registration: undefined, problem: undefined };
  try {
    const registration = await client.call(readLinkedRegistration, { params: of, query: { token } });
    return { registration, problem: undefined };
  } catch (error) {
    if (error instanceof ApiError) return { registration: undefined, problem: error.message };
    throw error;
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = openPage(context, params);
  const { params: of, token } = linkOf(request);
  try {
    await client.call(cancelRegistration, { params: of, body: { token } });
    return { problem: undefined };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}

/** The registration of a mailed link, and a button to cancel it; not cancelled at once, as mail programs open links. */
export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { say, tag } = useWords();
  const sending = useNavigation().state === 'submitting';
  const { registration } = loaderData;
  const problem = actionData?.problem ?? loaderData.problem;
  return (
    <NarrowPage title={registration?.title || say('events.cancel.title')}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!problem && !registration && <p>{say('events.cancel.missing')}</p>}
      {registration?.status === 'cancelled' && <DoneNote>{say('events.cancel.done')}</DoneNote>}
      {registration && (
        <p className="text-18">
          {daysText(registration.attendingDays.split(','), tag)}
          {registration.hasPlusOne && <>. {say('events.cancel.guest')}</>}
        </p>
      )}
      {registration && registration.status !== 'cancelled' && (
        <Form method="post" className="mt-4 grid gap-6">
          <p className="font-medium">{say(`events.cancel.state.${registration.status}`)}</p>
          <p className="max-w-prose text-granite">{say('events.cancel.text')}</p>
          <div>
            <Button type="submit" tone="secondary" busy={sending} busyLabel={say('events.sending')}>
              {say('events.cancel.submit')}
            </Button>
          </div>
        </Form>
      )}
    </NarrowPage>
  );
}
