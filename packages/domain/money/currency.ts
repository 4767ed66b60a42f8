/** Currencies of the price lists. All of them have two decimals. */
export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;

export type Currency = (typeof currencies)[number];
