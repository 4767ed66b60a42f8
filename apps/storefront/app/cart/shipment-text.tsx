import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { promisedText, readyText } from './promised-text.ts';

/** What is said of a shipment of a cart or an order. */
export type ShownShipment = Pick<
  ShipmentMethods,
  'shippingId' | 'kind' | 'label' | 'deliveryTime' | 'storeName' | 'promised' | 'pickupWindows' | 'address' | 'itemIds'
>;

/** How a shipment is handed over, what can be done about that, and beneath it when. */
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

/** How a shipment is handed over, with the store where there is one. */
export function useMethodText({ label, storeName }: ShownShipment): string {
  const { say } = useWords();
  return storeName === null ? label : say('delivery.at', { method: label, store: storeName });
}

/** When a shipment is there; how long it takes where no day is promised. */
export function useWhenText({ kind, promised, deliveryTime, pickupWindows: [window] }: ShownShipment): string {
  const { say, tag } = useWords();
  if (kind === 'pickup' && window) return readyText(window, say, tag);
  if (kind === 'digital' || !promised) return deliveryTime;
  return promisedText(promised, kind === 'pickup' ? 'ready' : 'arrives', say, tag);
}
