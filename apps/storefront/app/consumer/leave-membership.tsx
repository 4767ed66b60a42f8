import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { Form } from 'react-router';

/** Ends the membership after a confirmation. The dialog is a popover, so it also opens without scripts. */
export function LeaveMembership() {
  const say = useSay();
  const id = useId();
  return (
    <div className="mt-4">
      <button type="button" popoverTarget={id} className="plain-link text-14">
        {say('account.leave')}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] bg-foam p-6 text-ink shadow-float backdrop:bg-ink/40 lg:p-8"
      >
        <h2 id={`${id}-title`} className="font-display text-22 font-semibold">
          {say('account.leaveTitle')}
        </h2>
        <p id={`${id}-text`} className="mb-6 mt-2 text-granite">
          {say('account.leaveText')}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="leave">
            {say('account.leaveConfirm')}
          </Button>
          <Button tone="secondary" popoverTarget={id} popoverTargetAction="hide" autoFocus>
            {say('account.leaveStay')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
