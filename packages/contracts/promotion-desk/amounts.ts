import { type Static, Type } from 'typebox';

const amount = Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 }));

/** Major units by currency; a currency without an amount is excluded. */
export const amountsSchema = Type.Object({ USD: amount, CAD: amount, GBP: amount, EUR: amount });

export type AmountsView = Static<typeof amountsSchema>;
