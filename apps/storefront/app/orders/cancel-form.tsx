import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { ConfirmPopover } from '../forms/confirm-popover.tsx';

/** Cancels an order after a confirmation (C1.24). */
export function CancelForm({ until }: Readonly<{ until: string }>) {
  const say = useSay();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="secondary" popoverTarget={id}>
        {say('purchases.cancel')}
      </Button>
      <p className="text-14 text-granite">{say('purchases.cancelUntil', { time: until })}</p>
      <ConfirmPopover
        id={id}
        title={say('purchases.cancelTitle')}
        text={say('purchases.cancelText')}
        intent="cancel"
        confirm={say('purchases.cancelConfirm')}
        dismiss={say('purchases.cancelKeep')}
      />
    </div>
  );
}
