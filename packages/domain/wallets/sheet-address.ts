import type { SheetContact } from './sheet-contact.ts';

/** Members of an address call, as a sheet's contact fills them; what the sheet withholds is empty. */
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

/** The address that a sheet's contact names. */
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

/** The contact that an address would be on a sheet; what the server checks addresses of wallets as. */
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
