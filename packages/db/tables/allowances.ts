import type { ColumnType } from 'kysely';

export type AllowanceTables = {
  /** What an order counts towards the limit of a year; its cart is that of the order. */
  allowance_use: {
    owner: string;
    kind: 'employee' | 'prosumer';
    /** Rises with each order, and is never free again. */
    turn: number;
    cart_id: string;
    year: number;
    /** What was paid for the goods of each line, by its number, in minor units. */
    goods: ColumnType<Readonly<Record<string, number>>, string, string>;
    /** What of it still counts. */
    amount: number;
  };
};
