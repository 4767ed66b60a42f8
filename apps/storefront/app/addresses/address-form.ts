import type { Address, AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';

/** Members of an address that a form asks for, in the order of the form. */
export const addressFieldNames = [
  'email',
  'phoneCode',
  'phone',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];

/** The values of an address form, as typed. */
export type AddressValues = Readonly<Partial<Record<AddressFieldName, string>>>;

/** The address members of a posted form, cut to the lengths that the API accepts. */
export function addressValues(form: FormData): AddressValues {
  const entries = addressFieldNames.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** An address as a form shows it: the phone without its dial code, which has a field of its own. */
export function valuesOfAddress(address: Address): AddressValues {
  const phone = splitPhone(address.phone);
  return {
    ...pick(address),
    phone: phone?.national ?? address.phone,
    phoneCode: phone?.dialCode ?? address.phoneCode,
  };
}

/** A stored address as the body of a request. */
export function inputOfAddress(address: Pick<Address, AddressFieldName>): AddressInput {
  return pick(address);
}

/** The request that gives a cart the billing address of another one, by the flag "same as delivery" if that was set. */
export function billOf({
  billingAddress,
  shippingAddress,
}: Readonly<{ billingAddress: Address; shippingAddress: Address | null }>): AddressInput &
  Readonly<{ sameAsShipping?: boolean }> {
  const bill = inputOfAddress(billingAddress);
  const isSame = shippingAddress && addressFieldNames.every((name) => bill[name] === shippingAddress[name]);
  return isSame ? { sameAsShipping: true } : bill;
}

function pick(address: Pick<Address, AddressFieldName>): AddressInput & AddressValues {
  return Object.fromEntries(addressFieldNames.map((name) => [name, address[name]]));
}
