import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { ConfirmPopover } from '../forms/confirm-popover.tsx';
import { useLocale } from '../shop/locale.ts';
import type { LoadedOrder } from './load-order.ts';

type CancellingChoicesProps = Readonly<{
  of: Pick<LoadedOrder, 'cancellableUntil' | 'cancelItems' | 'receiptQuery'>;
  className?: string;
}>;

/** Cancels an order after a confirmation (C1.24), and leads to cancelling items of it. Nothing while neither can be done. */
export function CancellingChoices({
  of: { cancellableUntil, cancelItems, receiptQuery },
  className = '',
}: CancellingChoicesProps) {
  const say = useSay();
  const { path } = useLocale();
  const id = useId();
  if (cancellableUntil === null && !cancelItems) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      {cancellableUntil !== null && (
        <>
          <Button tone="secondary" popoverTarget={id}>
            {say('purchases.cancel')}
          </Button>
          <p className="text-14 text-granite">{say('purchases.cancelUntil', { time: cancellableUntil })}</p>
          <ConfirmPopover
            id={id}
            title={say('purchases.cancelTitle')}
            text={say('purchases.cancelText')}
            intent="cancel"
            confirm={say('purchases.cancelConfirm')}
            dismiss={say('purchases.cancelKeep')}
          />
        </>
      )}
      {cancelItems && (
        <TextLink href={`/${path}/cancel-items?${receiptQuery}`} className="touch-area">
          {say('purchases.cancelItems')}
        </TextLink>
      )}
    </div>
  );
}
