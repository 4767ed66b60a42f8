import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useChangeQueue } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';
import { useSaved } from './use-saved.ts';

/**
 * Saves a line of the cart for later (C1.10). It is in the form of the line, which is posted to the saved items without
 * scripts; it is hidden in an associate session (C4.37).
 */
export function SaveForLaterButton({ item }: Readonly<{ item: CartItem }>) {
  const say = useSay();
  const locale = useLocale();
  const { hidden } = useSaved();
  const changes = useChangeQueue();
  if (hidden) return null;
  return (
    <button
      type="submit"
      name="save"
      value="1"
      formAction={`/${locale.path}/saved-items`}
      aria-label={say('saved.saveName', { name: item.name })}
      className="quiet-link touch-area py-2 text-14 text-granite hover:text-ink"
      onClick={async (event) => {
        event.preventDefault();
        const { saveLine } = await import('./save-line.ts');
        if (!(await saveLine(item, changes, locale))) return;
        document.getElementById('saved-items')?.focus();
        toasts.show({ title: say('saved.done', { name: item.name }) });
      }}
    >
      {say('saved.save')}
    </button>
  );
}
