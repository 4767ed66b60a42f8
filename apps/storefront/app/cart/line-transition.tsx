import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { MouseEvent } from 'react';
import { type CartChange, nameOf } from '../cart-changes/change.ts';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';

/** Why the delivery of a line was changed, what the new one costs, and a button to go back where that is possible. */
export function LineTransition({ item, currency }: Readonly<{ item: CartItem; currency: string }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const change = useChangeCart();
  const { transition } = item;
  if (!transition) return null;
  const { reason, priceDifference, undo } = transition;
  const amount = formatAmount(Math.abs(priceDifference), currency, tag);

  function takeBack(event: MouseEvent): void {
    if (!undo) return;
    event.preventDefault();
    const { fulfilment, storeId, code } = undo;
    const back: CartChange =
      code === null
        ? { kind: 'delivery', line: nameOf(item), delivery: { fulfilment, storeId } }
        : { kind: 'method', shippingId: item.shippingId, code };
    change({ change: back }).catch(() => {});
  }

  return (
    <div
      role="status"
      data-flash={transition.type}
      className="mt-3 flex gap-2.5 border-l-2 border-lichen bg-paper p-3 text-14"
    >
      <Icon name="parcel" className="mt-0.5 size-4 shrink-0" />
      <div>
        <p>
          {say(`delivery.reason.${reason}`)}
          {priceDifference > 0 && ` ${say('delivery.costsMore', { amount })}`}
          {priceDifference < 0 && ` ${say('delivery.costsLess', { amount })}`}
        </p>
        {undo && (
          <form method="post" action={`/${path}/cart`} className="mt-1">
            <input type="hidden" name="itemId" value={item.id} />
            <button
              type="submit"
              name="delivery"
              value={undo.code ?? [undo.fulfilment, undo.storeId].filter(Boolean).join('@')}
              className="plain-link"
              onClick={takeBack}
            >
              {say('delivery.undo')}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
