import type { SignedInSession } from '@eyelet/contracts/auth/sessions.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';

/** The sessions of the consumer, with buttons to end one or all others. */
export function SessionList({ sessions }: Readonly<{ sessions: readonly SignedInSession[] }>) {
  const { say, tag } = useWords();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby="sessions-title" className="border-t border-drift py-8">
      <h2 id="sessions-title" className="mb-2 font-display text-22 font-semibold">
        {say('account.sessions')}
      </h2>
      <p className="mb-4 text-granite">{say('account.sessionsNote')}</p>
      <ul className="border-t border-drift">
        {sessions.map((session) => (
          <li
            key={session.sessionId}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-drift py-4"
          >
            <div>
              <p className="font-medium">
                {session.device || say('account.unknownDevice')}
                {session.current && <span className="ml-3 text-14 text-kelp">{say('account.thisDevice')}</span>}
              </p>
              <p className="text-14 text-granite">
                {[session.place, say('account.lastUsed', { date: `${date.format(new Date(session.lastUsedAt))} UTC` })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!session.current && (
              <EndButton id={session.sessionId} label={say('account.signOutThere')} of={session.device} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-4">
          <EndButton id="others" label={say('account.signOutOthers')} />
        </div>
      )}
    </section>
  );
}

function EndButton({ id, label, of }: Readonly<{ id: string; label: string; of?: string }>) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="sessionId" value={id} />
      <Button type="submit" tone={of === undefined ? 'secondary' : 'quiet'} size="small">
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  );
}
