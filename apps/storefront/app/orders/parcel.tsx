import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ShownTravel } from './shown-travel.ts';

/** The parcel of a shipment, with a link to where its carrier shows it, and what the carrier has reported. */
export function Parcel({ of }: Readonly<{ of: Pick<ShownTravel, 'parcel' | 'scans'> | undefined }>) {
  const say = useSay();
  if (!of?.parcel) return null;
  const { parcel, scans } = of;
  const facts = { number: parcel.trackingNumber, carrier: parcel.carrier };
  return (
    <>
      <p className="wrap-anywhere">
        {parcel.trackingUrl === null ? (
          say('purchases.parcel', facts)
        ) : (
          <TextLink href={parcel.trackingUrl}>{say('purchases.parcelFollow', facts)}</TextLink>
        )}
      </p>
      {scans.length > 0 && (
        <details className="mt-2 text-14">
          <summary className="touch-area cursor-pointer underline underline-offset-4">{say('purchases.scans')}</summary>
          <ol className="mt-2 grid gap-2 border-l border-drift pl-4">
            {scans.map(({ state, at, place, when }, index) => (
              <li key={index}>
                {say(`purchases.scan.${state}`)}
                <span className="block text-granite">
                  <time dateTime={at}>{when}</time>
                  {place !== '' && `, ${place}`}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
