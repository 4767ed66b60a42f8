import type { PlaceAddress } from '@eyelet/contracts/stores/place.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';

/** The lines of a store's address in the format of its country. Made on the server, which has the rules of all countries. */
export function placeLines(address: PlaceAddress): string[] {
  const nobody = { firstName: '', lastName: '', addressLine2: '', email: '', phone: '', phoneCode: '' };
  return addressLines({ ...nobody, ...address });
}
