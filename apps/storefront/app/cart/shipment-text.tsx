import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { promisedText, readyText } from './promised-text.ts';

/** What is said of a shipment of a cart or an order. */
export type ShownShipment = Pick<
  ShipmentMethods,
  'shippingId' | 'kind' | 'label' | 'deliveryTime' | 'storeName' | 'promised' | 'pickupWindows' | 'address' | 'itemIds'
>;

/** Method, place and day of a shipment in one line. */
export function ShipmentText({ shipment }: Readonly<{ shipment: ShownShipment }>) {
  return <span>{[useMethodText(shipment), useWhenText(shipment)].filter(Boolean).join(' · ')}</span>;
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
