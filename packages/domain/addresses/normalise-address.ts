import { splitPhone, toInternationalPhone } from '../validation/phone-number.ts';
import type { Address, AddressInput } from './address.ts';

const tidy = (value: string | null | undefined) => (value ?? '').trim().replace(/\s+/g, ' ');

/**
 * An address in the form in which it is stored: trimmed, codes in capitals, postal code spaced as in its country, phone
 * in international form (C5.35). Invalid values stay as written, for the check to report.
 */
export function normaliseAddress(
  input: AddressInput,
  fallback: Readonly<{ country: string; dialCode: string }>,
): Address {
  const country = (tidy(input.country) || fallback.country).toUpperCase();
  const phone = toInternationalPhone(tidy(input.phone), tidy(input.phoneCode).replace(/\D/g, '') || fallback.dialCode);
  return {
    firstName: tidy(input.firstName),
    lastName: tidy(input.lastName),
    addressLine1: tidy(input.addressLine1),
    addressLine2: tidy(input.addressLine2),
    city: tidy(input.city),
    province: tidy(input.province).toUpperCase(),
    postalCode: spacedPostalCode(tidy(input.postalCode), country),
    country,
    email: tidy(input.email),
    phone,
    phoneCode: splitPhone(phone)?.dialCode ?? (tidy(input.phoneCode).replace(/\D/g, '') || fallback.dialCode),
  };
}

/** Canadian and British codes in capitals, with the space before the last three characters. */
export function spacedPostalCode(value: string, country: string): string {
  if (country !== 'CA' && country !== 'GB') return value;
  const signs = value.replace(/\s/g, '').toUpperCase();
  return signs.length < 5 || signs.length > 7 ? value.toUpperCase() : `${signs.slice(0, -3)} ${signs.slice(-3)}`;
}
