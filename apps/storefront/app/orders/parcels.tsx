import { useSay } from '@eyelet/ui/words/words.tsx';
import { Parcel } from './parcel.tsx';
import { expectedText, type ShownTravel } from './shown-travel.ts';

/** The parcel of a shipment; of one that leaves in several, each with what is in it, and what is not on its way yet. */
export function Parcels({ of }: Readonly<{ of: ShownTravel | undefined }>) {
  const say = useSay();
  if (!of?.parts[0]) return <Parcel of={of} />;
  return (
    <ol className="mt-2 grid gap-2 border-l border-drift pl-4">
      {of.parts.map((part) => (
        <li key={part.parcel?.trackingNumber ?? ''}>
          <Parcel of={part} />
          {!part.parcel && say('purchases.notSent')}
          <span className="block text-granite">{part.contents ?? say('purchases.units', { n: part.units })}</span>
          {expectedText(part, say)}
        </li>
      ))}
    </ol>
  );
}
