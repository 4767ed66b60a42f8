import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { noArrival } from '../joining/arrival.ts';
import { nothingKnown } from '../joining/prefill.ts';
import { SignUpForm } from '../joining/sign-up-form.tsx';
import { useServerDay } from '../joining/use-server-day.ts';

/** Signing in or up, switchable (B2.2.47); the next step appears once somebody is signed in. */
export function AccountStep() {
  const say = useSay();
  const [isNew, setNew] = useState(false);
  const today = useServerDay();
  return (
    <>
      <p className="mb-6 max-w-prose">{say(isNew ? 'events.signUp.text' : 'events.signIn.text')}</p>
      {isNew ? newcomer() : <SignInForm onDone={() => undefined} />}
      <p className="mt-6 border-t border-drift pt-6">
        <button type="button" className="plain-link" onClick={() => setNew(!isNew)}>
          {say(isNew ? 'events.signUp.switch' : 'events.signIn.switch')}
        </button>
      </p>
    </>
  );

  function newcomer() {
    if (today === undefined) return <SkeletonLines lines={6} />;
    return (
      <SignUpForm
        arrival={{ ...noArrival, variant: 'simplified' }}
        today={today}
        prefill={nothingKnown}
        onDone={({ profile }) => {
          // The account exists, but signing in failed: the password is asked for again.
          if (!profile) setNew(false);
        }}
      />
    );
  }
}
