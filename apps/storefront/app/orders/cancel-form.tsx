import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { ConfirmPopover } from '../forms/confirm-popover.tsx';

type CancelFormProps = Readonly<{
  until: string;
  /** Where single items are cancelled; undefined where that is not possible. */
  itemsHref: string | undefined;
}>;

/** Cancels an order after a confirmation (C1.24), or leads to where items of it are. */
export function CancelForm({ until, itemsHref }: CancelFormProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="secondary" popoverTarget={id}>
        {say('purchases.cancel')}
      </Button>
      <p className="text-14 text-granite">{say('purchases.cancelUntil', { time: until })}</p>
      {itemsHref && (
        <TextLink href={itemsHref} className="touch-area">
          {say('purchases.cancelItems')}
        </TextLink>
      )}
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
