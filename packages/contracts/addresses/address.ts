import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

const text = (description: string) => Type.String({ description });
const optional = () => Type.Optional(Type.String({ maxLength: 200 }));

/** An address as a cart or an order returns it (C3.04). Phones are international, with plus and dial code (C5.35). */
export const addressSchema = Type.Object({
  approachType: oneOf(['S', 'B'], 'S shipping, B billing.'),
  firstName: Type.String(),
  lastName: Type.String(),
  addressLine1: Type.String(),
  addressLine2: text('Empty when there is none.'),
  city: Type.String(),
  province: text('Code of the province or state; empty where the country has none.'),
  postalCode: Type.String(),
  country: text('ISO 3166-1 alpha-2 code.'),
  countryCode: text('The same code as `country`.'),
  email: Type.String(),
  phone: Type.String(),
  phoneCode: text('Dial code without plus.'),
});

export type Address = Static<typeof addressSchema>;

const kept = (description: string) => Type.String({ description });

/** What else a cart keeps of an address and answers as it was sent (B3.3.02); '' and false where nothing was. */
export const addressDetailsSchema = Type.Object({
  addressId: kept('Of the address book, where it comes from there.'),
  addressLine3: Type.String(),
  region: kept('By default that of the market.'),
  storeId: Type.String(),
  storeName: Type.String(),
  optionType: Type.String(),
  bookingCode: Type.String(),
  shippingId: Type.String(),
  invoiceRequested: Type.Boolean(),
  subscriptions: Type.Object({ newsletterConsent: Type.Boolean() }),
});

export type AddressDetails = Static<typeof addressDetailsSchema>;

/** The address of a cart with all its members (B3.3.02). */
export const fullAddressSchema = Type.Object({
  ...addressSchema.properties,
  ...addressDetailsSchema.properties,
  id: kept('The same as `addressId`.'),
  stateCode: kept('The same as `province`.'),
});

export type FullAddress = Static<typeof fullAddressSchema>;

/** These members in a request. */
export const addressDetailMembers = {
  addressId: optional(),
  addressLine3: optional(),
  stateCode: optional(),
  region: optional(),
  storeId: optional(),
  storeName: optional(),
  optionType: optional(),
  bookingCode: optional(),
  shippingId: Type.Optional(Type.String({ maxLength: 64 })),
  invoiceRequested: Type.Optional(Type.Boolean()),
  subscriptions: Type.Optional(Type.Object({ newsletterConsent: Type.Optional(Type.Boolean()) })),
};

/**
 * Address members of a request. All are optional here, since the required ones depend on the country (C5.46): the rules
 * decide and name the invalid member.
 */
export const addressMembers = {
  firstName: optional(),
  lastName: optional(),
  addressLine1: optional(),
  addressLine2: optional(),
  city: optional(),
  province: optional(),
  postalCode: optional(),
  country: optional(),
  countryCode: optional(),
  email: optional(),
  phone: optional(),
  phoneCode: optional(),
};

export const addressInputSchema = Type.Object(addressMembers);

export type AddressInput = Static<typeof addressInputSchema>;
