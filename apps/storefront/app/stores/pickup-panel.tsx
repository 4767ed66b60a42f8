import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { type SizeChoice, SizeGrid } from '@eyelet/ui/products/size-grid.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useLocale } from '../session/locale.ts';
import { useMarket } from '../shell/shop-data.ts';
import { recallStore } from './my-store.ts';
import { byPickup, type PickupChoice } from './pickup-choice.ts';
import { PickupStore } from './pickup-store.tsx';
import { PlaceForm } from './place-form.tsx';
import { type SearchPlace, useStoreSearch } from './use-store-search.ts';

export type PickupPanelProps = Readonly<{
  /** Sizes to choose from; all may be chosen, as a store can have what the warehouse has not. */
  sizes: readonly SizeChoice[];
  upc: string | undefined;
  /** Takes the choice; the dialog waits for it and stays open when it fails. */
  onChoose: (choice: PickupChoice) => Promise<void>;
}>;

/** Asks for a size first, then shows the stores around a place, those that have it soonest first (C2.60). */
export default function PickupPanel(props: PickupPanelProps & DialogContentProps) {
  const { sizes, onChoose, close, titleId } = props;
  const say = useSay();
  const { header } = useLocale();
  const { country, region } = useMarket();
  const [upc, setUpc] = useState(props.upc);
  const [attempt, setAttempt] = useState(0);
  const [choosing, setChoosing] = useState<string>();
  const [place, setPlace] = useState<SearchPlace>(() => {
    const mine = recallStore(localStorage);
    return mine?.region === region ? { text: mine.name } : { country };
  });
  const { status, stores } = useStoreSearch(header, place, upc, attempt);

  async function choose(choice: PickupChoice): Promise<void> {
    if (choosing !== undefined) return;
    setChoosing(choice.store.id);
    try {
      await onChoose(choice);
    } catch {
      // Told by whoever takes the choice.
    } finally {
      setChoosing(undefined);
    }
  }

  return (
    <DialogPanel title={say('stores.pickup.title')} titleId={titleId} close={close}>
      {sizes.length > 1 && (
        <div className="mb-6">
          <p className="mb-3 font-medium" aria-hidden="true">
            {say('product.size')}
          </p>
          <SizeGrid
            legend={say('product.chooseSize')}
            name="pickup-upc"
            sizes={sizes.map((size) => ({ ...size, available: true }))}
            chosen={upc}
            onChoose={setUpc}
          />
        </div>
      )}
      {upc === undefined ? (
        <p className="text-18">{say('stores.pickup.sizeFirst')}</p>
      ) : (
        <>
          <PlaceForm onPlace={setPlace} />
          <div role="status" className="mt-6">
            {status === 'searching' && (
              <>
                <span className="sr-only">{say('stores.pickup.loading')}</span>
                <SkeletonLines lines={6} />
              </>
            )}
            {status === 'failed' && (
              <div className="border-t border-drift pt-6">
                <p className="font-medium">{say('stores.failed.title')}</p>
                <p className="mb-5 mt-1 text-granite">{say('stores.failed.text')}</p>
                <Button tone="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
                  {say('stores.failed.retry')}
                </Button>
              </div>
            )}
            {status === 'found' && stores.length === 0 && (
              <div className="border-t border-drift pt-6">
                <p className="font-medium">{unknown()}</p>
                <p className="mt-1 text-granite">{say('stores.none.unknownText')}</p>
              </div>
            )}
          </div>
          {status === 'found' && stores.length > 0 && (
            <ul className="border-t border-drift">
              {byPickup(stores).map((store) => (
                <PickupStore
                  key={store.id}
                  store={store}
                  busy={choosing === store.id}
                  onChoose={(fulfilment) => choose({ upc, fulfilment, store: { id: store.id, name: store.name } })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </DialogPanel>
  );

  function unknown(): string {
    return 'text' in place ? say('stores.none.unknown', { place: place.text }) : say('stores.none.title');
  }
}
