import type { OrderShipment } from '@eyelet/contracts/orders/order.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** The parcel of a shipment, with a link to where its carrier shows it. */
export function Parcel({ of }: Readonly<{ of: OrderShipment['parcel'] }>) {
  const say = useSay();
  if (of === null) return null;
  const facts = { number: of.trackingNumber, carrier: of.carrier };
  return (
    <p className="wrap-anywhere">
      {of.trackingUrl === null ? (
        say('purchases.parcel', facts)
      ) : (
        <TextLink href={of.trackingUrl}>{say('purchases.parcelFollow', facts)}</TextLink>
      )}
    </p>
  );
}
