import type { Store } from '@eyelet/contracts/stores/store.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { DistanceText } from './distance-text.tsx';
import { OfferText } from './offer-text.tsx';
import { OpenLine } from './open-line.tsx';
import { offerOf, type PickupKind } from './pickup-choice.ts';

type PickupStoreProps = Readonly<{
  kind: PickupKind;
  store: Store;
  busy: boolean;
  onChoose: (fulfilment: 'pickup' | 'sts') => void;
}>;

/** One store of the pickup dialog: its stock of the size, when it is ready, and a button to choose it. */
export function PickupStore({ kind, store, busy, onChoose }: PickupStoreProps) {
  const say = useSay();
  const offer = offerOf(store);
  const { quantity } = offer;
  const puts = store.services.includes('reserve') && quantity > 0;
  const fulfilment = kind === 'collect' ? offer.fulfilment : puts ? 'pickup' : undefined;
  const windows = kind === 'collect' ? offer.windows : [];
  return (
    <li className={classes('border-b border-drift py-5', !fulfilment && 'text-granite')}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{store.name}</h3>
        {store.distance && <DistanceText distance={store.distance} className="text-14 tabular-nums text-granite" />}
      </div>
      <p className="text-14 text-granite">
        {store.address.addressLine1}, {store.address.city}
      </p>
      <div className="mt-2 text-14">
        <OpenLine opening={store} now={undefined} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <OfferText offer={{ fulfilment, quantity, windows }} units={1} />
        {fulfilment && (
          <Button size="small" busy={busy} busyLabel={say('stores.pickup.adding')} onClick={() => onChoose(fulfilment)}>
            {action()}
            <VisuallyHidden> {store.name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );

  function action(): string {
    if (kind === 'reserve') return say('stores.reserve.here');
    return say(fulfilment === 'pickup' ? 'stores.pickup.choose' : 'stores.pickup.send');
  }
}
