import { type Static, Type } from 'typebox';

const text = () => Type.String({ maxLength: 128 });

/** Whom a wallet names as the buyer, and where he wants it sent; members that it does not tell are empty. */
export const walletContactSchema = Type.Object({
  firstName: text(),
  lastName: text(),
  addressLine1: text(),
  addressLine2: text(),
  city: text(),
  province: text(),
  postalCode: text(),
  country: text(),
  email: text(),
  phone: text(),
});

export type WalletContact = Static<typeof walletContactSchema>;
