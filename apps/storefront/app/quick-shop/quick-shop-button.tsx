import { iconButtonLook, onPicture } from '@eyelet/ui/actions/icon-button.tsx';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { QuickShopProps } from './quick-shop.tsx';

/** Stays open under dialogs that the shopper may have to finish first (C2.72). */
export const quickShop: DialogDefinition<QuickShopProps> = {
  name: 'quick-shop',
  side: 'panel',
  keptUnder: ['sign-in', 'forgot-password', 'sign-up', 'pay-later'],
  load: () => import('./quick-shop.tsx'),
};

/** The button in the corner of a card that opens the quick shop. */
export function QuickShopButton({ productId, name }: Readonly<{ productId: string; name: string }>) {
  const say = useSay();
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={say('product.quickShop', { name })}
      className={`${iconButtonLook} noscript:hidden`}
      onClick={() => dialogs.open(quickShop, { productId })}
    >
      <span className={onPicture}>
        <Icon name="plus" />
      </span>
    </button>
  );
}
