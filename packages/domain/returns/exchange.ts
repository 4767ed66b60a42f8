/** Prices of one unit, in minor units of the market, as the shop shows them. */
export type ExchangePrices = Readonly<{
  /** What the wanted size costs today. */
  wanted: number;
  /** What the size that is sent back costs today; undefined once it is no longer sold. */
  returned: number | undefined;
  /** For how much the size that is sent back was sold, before promotions. */
  sold: number;
}>;

/** `most`: what a unit of the wanted size counts for at most; null: for as much as was paid for the one that is sent back. */
export type ExchangeTerms = Readonly<{ most: number | null }>;

/**
 * On what terms a size is exchanged for another; undefined when it is not, since it is dearer and nobody is charged for an exchange.
 * What was paid counts: where both cost the same today no money moves, whatever the price was when it was bought.
 */
export function exchangeTerms({ wanted, returned, sold }: ExchangePrices): ExchangeTerms | undefined {
  const today = returned ?? sold;
  if (wanted < today) return { most: wanted };
  return wanted <= Math.max(today, sold) ? { most: null } : undefined;
}

/** What units were paid with: the row as prices show it, and their tax, which it contains or which comes on top. */
export type PaidShare = Readonly<{ row: number; tax: number }>;

/** What of that goes along to the wanted size; the rest is given back in money. */
export function carriedOf({ row, tax }: PaidShare, units: number, { most }: ExchangeTerms): PaidShare {
  const carried = most === null ? row : Math.min(row, most * units);
  return { row: carried, tax: carried === row ? tax : Math.floor((tax * carried) / row) };
}

export const exchangeStates = ['held', 'made', 'lapsed', 'withdrawn', 'refused'] as const;

/**
 * How far an exchange is: its piece is put aside, an order is made of it, or money is given back instead, as its time was over, its
 * shopper wished so, or the goods were not taken back.
 */
export type ExchangeState = (typeof exchangeStates)[number];
