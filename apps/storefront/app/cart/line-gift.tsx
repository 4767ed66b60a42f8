import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { giftDialog } from './gift-dialog.ts';

// Few gifts have a choice, so it is loaded on demand.
const OtherGifts = lazy(async () => ({ default: (await import('./other-gifts.tsx')).OtherGifts }));

/** The other gifts to choose from, or the greeting of a line, with a button to write one when the item allows it. */
export function LineGift({ item }: Readonly<{ item: CartItem }>) {
  const say = useSay();
  const dialogs = useDialogs();
  if (item.otherGifts.length > 0) {
    return (
      <Suspense>
        <OtherGifts of={item.otherGifts} />
      </Suspense>
    );
  }
  if (!item.giftOptionAvailable && !item.giftOption) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-granite">
      {item.giftOption && <span className="wrap-anywhere">{say('delivery.gift.for', { to: item.giftOption.to })}</span>}
      <button
        type="button"
        aria-haspopup="dialog"
        className="plain-link touch-area"
        onClick={() => dialogs.open(giftDialog, { itemId: item.id })}
      >
        {say(item.giftOption ? 'delivery.gift.edit' : 'delivery.gift.add')}
        <span className="sr-only">: {item.name}</span>
      </button>
    </p>
  );
}
