import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import type { SavedItem } from '@eyelet/contracts/saved-items/saved-items.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { SizeChoice } from '@eyelet/ui/products/size-choice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import type { SavedChange } from './saved-change.ts';

export type SizePanelProps = Readonly<{ item: SavedItem; change: (asked: SavedChange) => Promise<boolean> }>;

/** The sizes of a saved item; a chosen size replaces the saved one. */
export default function SizePanel({ item, change, close, titleId }: SizePanelProps & DialogContentProps) {
  const say = useSay();
  const { header } = useLocale();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const product = useAnswer(`product ${header} ${item.productId}`, () =>
    shopperOf(header).client.call(readProduct, { params: { productId: item.productId } }),
  );
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const upc = String(new FormData(event.currentTarget).get('upc') ?? '');
    setMissing(upc === '');
    if (upc === '' || busy) return;
    setBusy(true);
    const done = await change({ kind: 'size', item, upc });
    setBusy(false);
    if (done) close();
  };
  return (
    <DialogPanel title={say('saved.changeSize')} titleId={titleId} close={close}>
      <p className="mb-6">
        {item.name}, {item.colour}
      </p>
      {product ? (
        <form onSubmit={choose} noValidate className="grid gap-5">
          <SizeChoice product={product} />
          {missing && (
            <p role="alert" className="text-14 text-buoy">
              {say('saved.sizeRequired')}
            </p>
          )}
          <Button type="submit" wide busy={busy} busyLabel={say('saved.updating')}>
            {say('saved.updateInCart')}
          </Button>
        </form>
      ) : (
        <SkeletonLines lines={4} />
      )}
    </DialogPanel>
  );
}
