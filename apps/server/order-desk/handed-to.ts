import { carrierIds } from '@eyelet/domain/orders/carriers.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import type { HandedTo } from '../orders/reach-step.ts';

/** The carrier of a parcel, and its number as it is stored; the name of the member that is missing or unknown. */
export function handedTo({
  carrier = '',
  trackingNumber = '',
}: Readonly<{ carrier?: string; trackingNumber?: string }>): HandedTo | 'carrier' | 'trackingNumber' {
  const known = carrierIds.find((id) => id === carrier);
  if (!known) return 'carrier';
  const number = trackingNumberOf(trackingNumber);
  return number === '' ? 'trackingNumber' : { carrier: known, trackingNumber: number };
}
