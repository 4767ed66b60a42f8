import type { PlaceAddress } from '@eyelet/contracts/stores/place.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';

/** The address of a store as its country writes it, line by line. Made on the server, where the rules of all countries are. */
export function placeLines(address: PlaceAddress): string[] {
  const nobody = { firstName: '', lastName: '', addressLine2: '', email: '', phone: '', phoneCode: '' };
  return addressLines({ ...nobody, ...address });
}
