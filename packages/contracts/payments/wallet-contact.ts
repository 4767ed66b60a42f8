import { type Static, Type } from 'typebox';

const text = () => Type.String({ maxLength: 128 });

/** The buyer and the delivery address according to a wallet; members that it does not reveal are empty. */
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
