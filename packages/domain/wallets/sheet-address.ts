import type { SheetContact } from './sheet-contact.ts';

/** Members of an address call, filled from a sheet's contact; withheld ones are empty. */
export type SheetAddress = Readonly<{
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
  email: string;
  phone: string;
}>;

/** The address of a sheet's contact. */
export function addressOfContact(contact: SheetContact): SheetAddress {
  const [addressLine1 = '', ...rest] = (contact.addressLines ?? []).map((line) => line.trim()).filter(Boolean);
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    firstName: text(contact.givenName),
    lastName: text(contact.familyName),
    addressLine1,
    addressLine2: rest.join(', '),
    city: text(contact.locality),
    province: text(contact.administrativeArea),
    postalCode: text(contact.postalCode),
    country: text(contact.countryCode).toUpperCase(),
    email: text(contact.emailAddress),
    phone: text(contact.phoneNumber),
  };
}

/** An address as a sheet's contact, in which form the server checks addresses of wallets. */
export function contactOfAddress(address: Omit<SheetAddress, 'email' | 'phone'>): SheetContact {
  return {
    givenName: address.firstName,
    familyName: address.lastName,
    addressLines: [address.addressLine1, address.addressLine2].filter((line) => line !== ''),
    locality: address.city,
    administrativeArea: address.province,
    postalCode: address.postalCode,
    countryCode: address.country,
  };
}
