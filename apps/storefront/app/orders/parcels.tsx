import type { Order } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Parcel } from './parcel.tsx';
import { expectedText, type ShownTravel } from './shown-travel.ts';

type Items = readonly Pick<Order['items'][number], 'id' | 'name' | 'size'>[];

type ParcelsProps = Readonly<{
  of: ShownTravel | undefined;
  /** What was ordered; none where only the numbers of units may be told. */
  items: Items;
  /** How many units the shipment has. */
  units: number;
}>;

/** The parcel of a shipment; of one that leaves in several, each with what is in it, and what is not on its way yet. */
export function Parcels({ of, items, units }: ParcelsProps) {
  const say = useSay();
  if (!of || of.parcels.length === 0) return <Parcel of={of} />;
  const sent = of.parcels.reduce((sum, parcel) => sum + parcel.units, 0);
  return (
    <ul className="mt-3 grid gap-4">
      {of.parcels.map((one) => (
        <li key={`${one.parcel.carrier} ${one.parcel.trackingNumber}`} className="border-l-2 border-kelp pl-4">
          <Parcel of={one} />
          <p className="text-14 text-granite">{expectedText(one, say)}</p>
          <Contents parts={one.items} items={items} units={one.units} />
        </li>
      ))}
      {of.isPartlyShipped && (
        <li className="border-l-2 border-drift pl-4">
          <p>{say('purchases.notSent')}</p>
          <Contents parts={of.notSent} items={items} units={units - sent} />
        </li>
      )}
    </ul>
  );
}

type ContentsProps = Readonly<{ parts: ShownTravel['notSent']; items: Items; units: number }>;

function Contents({ parts, items, units }: ContentsProps) {
  const say = useSay();
  const lines = parts.flatMap(({ itemId, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ ...item, qty }] : [];
  });
  if (lines.length === 0) return <p className="text-14 text-granite">{say('purchases.units', { n: units })}</p>;
  return (
    <ul className="text-14 text-granite">
      {lines.map(({ id, ...line }) => (
        <li key={id}>{say('purchases.partLine', line)}</li>
      ))}
    </ul>
  );
}
