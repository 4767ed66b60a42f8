import { Button } from '@eyelet/ui/actions/button.tsx';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { type SizeChoice, SizeGrid } from '@eyelet/ui/products/size-grid.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { recallStore } from '../shopper/my-store.ts';
import { browserStorage } from '../storage/storage.ts';
import { byPickup, type PickupChoice, type PickupKind } from './pickup-choice.ts';
import { PickupStore } from './pickup-store.tsx';
import { PlaceForm } from './place-form.tsx';
import { type SearchPlace, useStoreSearch } from './use-store-search.ts';

export type StorePickerProps = Readonly<{
  kind: PickupKind;
  /** Sizes to choose from; all are enabled, as a store may have a size that the warehouse does not. */
  sizes: readonly SizeChoice[];
  upc: string | undefined;
  onUpc: (upc: string) => void;
  /** Carries out the choice; the list is busy meanwhile. */
  onChoose: (choice: PickupChoice) => Promise<void>;
}>;

/** Asks for a size, then shows the stores around a place, sorted by when they have it (C2.60). */
export function StorePicker({ kind, sizes, upc, onUpc, onChoose }: StorePickerProps) {
  const say = useSay();
  const { header } = useLocale();
  const { country } = useMarket();
  const [attempt, setAttempt] = useState(0);
  const [choosing, setChoosing] = useState<string>();
  const [place, setPlace] = useState<SearchPlace>({ country });
  const { status, stores, origin } = useStoreSearch(header, place, upc, attempt);

  async function choose(choice: PickupChoice): Promise<void> {
    if (choosing !== undefined) return;
    setChoosing(choice.store.id);
    try {
      await onChoose(choice);
    } catch {
      // The caller has shown the error.
    } finally {
      setChoosing(undefined);
    }
  }

  return (
    <>
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
            onChoose={onUpc}
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
              <Trouble title={say('stores.failed.title')} text={say('stores.failed.text')}>
                <Button tone="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
                  {say('stores.failed.retry')}
                </Button>
              </Trouble>
            )}
            {status === 'found' && stores.length === 0 && (
              <Trouble title={noneTitle()} text={say(origin ? 'stores.none.text' : 'stores.none.unknownText')} />
            )}
          </div>
          {status === 'found' && stores.length > 0 && (
            <ul className="border-t border-drift">
              {byPickup(stores, recallStore(browserStorage())?.id).map((store) => (
                <PickupStore
                  key={store.id}
                  kind={kind}
                  store={store}
                  busy={choosing === store.id}
                  onChoose={(fulfilment) => choose({ upc, fulfilment, store: { id: store.id, name: store.name } })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );

  function noneTitle(): string {
    return 'text' in place && !origin ? say('stores.none.unknown', { place: place.text }) : say('stores.none.title');
  }
}

function Trouble({ title, text, children }: Readonly<{ title: string; text: string; children?: ReactNode }>) {
  return (
    <div className="border-t border-drift pt-6">
      <p className="font-medium">{title}</p>
      <p className="mb-5 mt-1 text-granite">{text}</p>
      {children}
    </div>
  );
}
