import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { type CollectionPoint, findCollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { fieldId } from '../addresses/address-fields.tsx';
import { tellFailure } from '../session/tell-failure.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';

export type CollectionPartProps = Readonly<{
  shipment: ShipmentMethods;
  /** Points near the address, found by the server; all there is without scripts. */
  served: readonly CollectionPoint[];
  /** The first search text: the postal code of the address. */
  near: string;
  country: string;
  error?: string | undefined;
}>;

/** The search for collection points near a place, and the list to choose from (C1.28). */
export function CollectionPart({ shipment, served, near, country, error }: CollectionPartProps) {
  const say = useSay();
  const { header, tag } = useLocale();
  const [place, setPlace] = useState(near);
  const [points, setPoints] = useState(served);
  const [searched, setSearched] = useState(served.length > 0);
  const [busy, setBusy] = useState(false);
  useEffect(() => setPlace((typed) => typed || near), [near]);

  async function search(): Promise<void> {
    if (place.trim() === '' || busy) return;
    setBusy(true);
    try {
      const found = await shopperOf(header).client.call(findCollectionPoints, {
        body: { place: { text: place.trim().slice(0, 80) }, country },
      });
      setPoints(found.points);
      setSearched(true);
    } catch (refused) {
      await tellFailure(refused, tag);
    } finally {
      setBusy(false);
    }
  }

  const chosen = points.find(({ address }) => address.addressLine1 === shipment.address?.addressLine1);
  return (
    <div id={fieldId('shipping', 'collectionPointId')} tabIndex={-1} className="mt-5 grid gap-5 outline-none">
      <div className="flex items-end gap-3">
        <TextInput
          name="collectionPlace"
          label={say('checkout.collectionPlace')}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
          className="min-w-0 grow"
        />
        <Button
          tone="secondary"
          busy={busy}
          busyLabel={say('checkout.searching')}
          onClick={search}
          className="whitespace-nowrap"
        >
          {say('checkout.collectionSearch')}
        </Button>
      </div>
      <div aria-live="polite">
        {points.length > 0 ? (
          <RadioCards
            legend={say('checkout.collectionChoose')}
            name="collectionPointId"
            defaultValue={chosen?.id ?? ''}
            cards={points.map(cardOf)}
          />
        ) : (
          searched && <p className="text-14 text-granite">{say('checkout.collectionNone')}</p>
        )}
      </div>
      {error && <p className="text-14 text-buoy">{error}</p>}
    </div>
  );

  function cardOf({ id, name, address, distance }: CollectionPoint) {
    return {
      value: id,
      title: name,
      note: `${address.addressLine1}, ${address.postalCode} ${address.city}`,
      aside: distance ? `${distance.value} ${distance.unit}` : undefined,
    };
  }
}
