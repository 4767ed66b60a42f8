import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { promisedText, readyText } from './promised-text.ts';

/** The members of a shipment that are shown, of a cart or an order. */
export type ShownShipment = Pick<
  ShipmentMethods,
  'shippingId' | 'kind' | 'label' | 'deliveryTime' | 'storeName' | 'promised' | 'pickupWindows' | 'address' | 'itemIds'
> &
  Partial<Pick<ShipmentMethods, 'takenAtOnce'>>;

/** How a shipment is delivered, `children` to change it, and below that when it arrives. */
export function ShipmentText({ shipment, children }: Readonly<{ shipment: ShownShipment; children?: ReactNode }>) {
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        {useMethodText(shipment)}
        {children}
      </span>
      <span className="block text-14 font-normal text-kelp">{useWhenText(shipment)}</span>
    </>
  );
}

/** The delivery method of a shipment, with the name of the store where there is one. */
export function useMethodText({ label, storeName }: ShownShipment): string {
  const { say } = useWords();
  return storeName === null ? label : say('delivery.at', { method: label, store: storeName });
}

/** When a shipment arrives, or how long it takes when no day is promised. */
export function useWhenText({ kind, promised, deliveryTime, pickupWindows: [window] }: ShownShipment): string {
  const { say, tag } = useWords();
  if (kind === 'pickup' && window) return readyText(window, say, tag);
  if (kind === 'digital' || !promised) return deliveryTime;
  return promisedText(promised, kind === 'pickup' ? 'ready' : 'arrives', say, tag);
}
