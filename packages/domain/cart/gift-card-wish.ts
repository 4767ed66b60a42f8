import type { Currency } from '../money/currency.ts';

/** How a gift card that is mailed looks. */
export const giftCardDesigns = ['shore', 'kelp', 'dawn'] as const;

export type GiftCardDesign = (typeof giftCardDesigns)[number];

/** The options of a gift card: the value, its recipient, and when it is mailed, or that it is printed and sent with the goods. */
export type GiftCardWish = Readonly<{
  /** Minor units of the currency. */
  amount: number;
  currency: Currency;
  recipientName: string;
  recipientEmail: string;
  sender: string;
  /** '' for none. */
  message: string;
  design: GiftCardDesign;
  /** The day on which it is mailed, YYYY-MM-DD in the time zone of the market; null: as soon as it is paid. */
  sendOn: string | null;
  /** Whether it is printed and sent as goods are: it goes to the address of the order and to no email. */
  printed?: boolean;
}>;

/** Whether two lines ask for the same card; lines of other goods ask for none. */
export function isSameWish(one: GiftCardWish | undefined, other: GiftCardWish | undefined): boolean {
  if (!one || !other) return one === other;
  const members = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof GiftCardWish>;
  return [...members].every((member) => (one[member] ?? false) === (other[member] ?? false));
}
