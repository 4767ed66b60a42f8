import { useSay } from '@eyelet/ui/words/words.tsx';
import type { PickupOffer } from './pickup-choice.ts';

type OfferTextProps = Readonly<{
  offer: PickupOffer;
  /** The wanted quantity. */
  units: number;
}>;

/** The stock of a size at a store, and when it could be collected there. */
export function OfferText({ offer: { fulfilment, quantity, windows }, units }: OfferTextProps) {
  const say = useSay();
  return (
    <p className="text-14">
      <span className="block font-medium">{stock()}</span>
      {windows.length > 0 && (
        <span className="block">
          {say('stores.pickup.ready', { window: windows.map((window) => window.label).join(', ') })}
        </span>
      )}
    </p>
  );

  function stock(): string {
    if (fulfilment === 'pickup') return say('stores.pickup.stock', { n: quantity });
    if (quantity > 0 && quantity < units) return say('stores.collect.fewer', { n: quantity });
    return say(fulfilment === 'sts' ? 'stores.pickup.sent' : 'stores.pickup.none');
  }
}
