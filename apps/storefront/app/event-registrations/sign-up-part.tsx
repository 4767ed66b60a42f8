import { CloseBlockContext, type SignUpPartProps } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import { openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useContext, useState } from 'react';
import { useConsumer } from '../shopper/consumer.ts';
import { AccountStep } from './account-step.tsx';
import { daysText } from './days-text.ts';
import { JoinStep } from './join-step.tsx';
import { JoinedNote } from './joined-note.tsx';
import { StepsLine } from './steps-line.tsx';
import { useOwnRegistration } from './use-own-registration.ts';

/** The registration in two steps: the account, then the seat (B4.1.06). */
export default function SignUpPart(props: SignUpPartProps) {
  const { event, days, submitCtaLabel, confirmationTitle, confirmationSubtitle } = props;
  const { say, tag } = useWords();
  const { status, profile } = useConsumer();
  const closeBlock = useContext(CloseBlockContext);
  const [joined, setJoined] = useState<'confirmed' | 'waiting'>();
  const [closed, setClosed] = useState<'confirmed' | 'waiting'>();
  const own = useOwnRegistration(event.eventId, profile?.consumerId);
  // Days by the clock of the device; the server checks them again.
  const offered = openDays(event, new Date()).filter((day) => days.includes(day));
  if (joined && profile) {
    return (
      <JoinedNote
        status={joined}
        email={profile.consumerDetails.email}
        confirmationTitle={confirmationTitle}
        confirmationSubtitle={confirmationSubtitle}
        onClose={() => {
          setClosed(joined);
          setJoined(undefined);
          closeBlock?.();
        }}
      />
    );
  }
  if (offered.length === 0) return <p className="text-18">{say('events.over')}</p>;
  if (status === 'unknown' || (profile && own === undefined)) return <SkeletonLines lines={8} />;
  if (!profile) {
    return (
      <>
        <StepsLine step={1} />
        <AccountStep />
      </>
    );
  }
  if (own || closed) {
    const waits = (closed ?? own?.status) === 'waiting';
    const on = own ? own.attendingDays.split(',') : [];
    return (
      <>
        <p className="text-18 font-medium">
          {on.length === 0
            ? say(waits ? 'events.waiting.title' : 'events.done.title')
            : say(waits ? 'events.registeredWaiting' : 'events.registered', { days: daysText(on, tag) })}
        </p>
        <p className="mt-2 text-granite">{say('events.registeredNote')}</p>
      </>
    );
  }
  return (
    <>
      <StepsLine step={2} />
      <JoinStep event={event} days={offered} submitCtaLabel={submitCtaLabel} profile={profile} onJoined={setJoined} />
    </>
  );
}
