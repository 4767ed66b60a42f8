import { addressSchema } from '@eyelet/contracts/addresses/address.ts';
import { storedReader } from './parse-stored.ts';

/** The address of a change that an order has been sent to, or was to be. */
export const readStoredAddress = storedReader('a changed address', addressSchema);
