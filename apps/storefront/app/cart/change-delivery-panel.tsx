import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { type LineName, nameOf } from '../cart-changes/change.ts';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { changesFor, isCollectable } from '../cart-changes/delivery-choice.ts';
import { refreshCart } from '../cart-changes/refresh.ts';
import { useCart } from '../cart-changes/use-cart.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { pickupDialog } from '../stores/pickup-dialog.ts';
import { DeliveryOptions } from './delivery-options.tsx';
import { useDialogLine } from './use-dialog-line.ts';

export type ChangeDeliveryProps = Readonly<{ itemId: string }>;

/** The delivery options of one line. */
export default function ChangeDeliveryPanel({ itemId, close, titleId }: ChangeDeliveryProps & DialogContentProps) {
  const say = useSay();
  const { cart } = useCart();
  const change = useChangeCart();
  const dialogs = useDialogs();
  const { header } = useLocale();
  const [applying, setApplying] = useState(false);
  // Answers to changes do not include the stock of the preferred store.
  useEffect(() => {
    refreshCart(shopperOf(header)).catch((error: unknown) => console.warn(error));
  }, [header]);
  const item = useDialogLine(itemId, close);
  if (!cart || !item) return null;

  async function apply(event: FormEvent<HTMLFormElement>, line: LineName): Promise<void> {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('delivery') ?? '');
    if (applying || wanted === '') return;
    setApplying(true);
    try {
      for (const one of changesFor(wanted, line)) await change({ change: one });
      close();
    } catch {
      // The error was shown as a toast or at the line; the dialog stays open, so that another option can be chosen.
    } finally {
      setApplying(false);
    }
  }

  function chooseStore(one: CartItem, line: LineName) {
    if (!isCollectable(one)) return null;
    const { upc, size } = one;
    return (
      <button
        type="button"
        className="plain-link touch-area"
        onClick={() =>
          dialogs.open(pickupDialog, {
            sizes: [{ value: upc, label: size, available: true }],
            upc,
            onChoose: ({ fulfilment, store }) =>
              change({ change: { kind: 'delivery', line, delivery: { fulfilment, storeId: store.id } } }),
          })
        }
      >
        {say('product.pickup.title')}
      </button>
    );
  }

  return (
    <DialogPanel title={say('delivery.title')} titleId={titleId} close={close}>
      <form onSubmit={(event) => apply(event, nameOf(item))} className="space-y-6">
        <DeliveryOptions item={item} currency={cart.currency} />
        {chooseStore(item, nameOf(item))}
        {cart.items.length > 1 && <p className="text-14 text-granite">{say('delivery.forAll')}</p>}
        <Button type="submit" wide busy={applying} busyLabel={say('delivery.applying')}>
          {say('delivery.apply')}
        </Button>
      </form>
    </DialogPanel>
  );
}
