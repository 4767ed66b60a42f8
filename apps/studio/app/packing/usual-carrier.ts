import type { ToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { keepText } from '../storage/keep-text.ts';

const kept = 'eyelet-studio.label-carrier';

/** The carrier of the last label made on this device, if its labels are still made; else the first one. */
export function usualCarrier(offered: ToPack['labelCarriers']): string {
  const last = localStorage.getItem(kept);
  return (offered.find(({ id }) => id === last) ?? offered[0])?.id ?? '';
}

/** Keeps the carrier for the next label, as a place mostly sends with one. */
export function keepCarrier(carrier: string): void {
  keepText(kept, carrier);
}
