import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

const optional = (maxLength = 200) => Type.Optional(Type.String({ maxLength }));

/** An address of the address book (C3.04, B3.3.02). Members without a value are empty texts. */
export const savedAddressSchema = Type.Object({
  addressId: Type.String(),
  id: Type.String({ description: 'The same as `addressId`.' }),
  approachType: oneOf(['S', 'B'], 'S shipping, B billing.'),
  main: Type.Boolean({ description: 'Preselected among those of its type.' }),
  firstName: Type.String(),
  lastName: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  addressLine3: Type.String(),
  city: Type.String(),
  province: Type.String(),
  stateCode: Type.String({ description: 'The same as `province`.' }),
  region: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
  countryCode: Type.String({ description: 'The same as `country`.' }),
  email: Type.String(),
  phone: Type.String(),
  phoneCode: Type.String(),
  recipientContactPhone: Type.String(),
  shippingId: Type.String(),
  storeId: Type.String(),
  storeName: Type.String(),
  optionType: Type.String(),
  bookingCode: Type.String(),
  invoiceRequested: Type.Boolean(),
  subscriptions: Type.Object({ newsletterConsent: Type.Boolean() }),
});

export const savedAddressInputSchema = Type.Object({
  approachType: Type.Optional(oneOf(['S', 'B'])),
  main: Type.Optional(Type.Boolean()),
  firstName: optional(),
  lastName: optional(),
  addressLine1: optional(),
  addressLine2: optional(),
  addressLine3: optional(),
  city: optional(),
  province: optional(),
  stateCode: optional(),
  region: optional(),
  postalCode: optional(),
  country: optional(2),
  countryCode: optional(2),
  email: optional(100),
  phone: optional(30),
  phoneCode: optional(4),
  recipientContactPhone: optional(30),
  shippingId: optional(64),
  storeId: optional(64),
  storeName: optional(),
  optionType: optional(64),
  bookingCode: optional(64),
  invoiceRequested: Type.Optional(Type.Boolean()),
  subscriptions: Type.Optional(Type.Object({ newsletterConsent: Type.Optional(Type.Boolean()) })),
});

export type SavedAddress = Static<typeof savedAddressSchema>;
export type SavedAddressInput = Static<typeof savedAddressInputSchema>;
