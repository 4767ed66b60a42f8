import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { ConfirmPopover } from '../forms/confirm-popover.tsx';

/** Ends the membership after a confirmation. */
export function LeaveMembership() {
  const say = useSay();
  const id = useId();
  return (
    <div className="mt-4">
      <button type="button" popoverTarget={id} className="plain-link text-14">
        {say('account.leave')}
      </button>
      <ConfirmPopover
        id={id}
        title={say('account.leaveTitle')}
        text={say('account.leaveText')}
        intent="leave"
        confirm={say('account.leaveConfirm')}
        dismiss={say('account.leaveStay')}
      />
    </div>
  );
}
