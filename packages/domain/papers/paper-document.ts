import { taxOf } from '../tax/tax.ts';

/** A row of a paper: amounts in minor units, without the tax where it is added. The rate is in thousandths of a percent. */
export type PaperRow = Readonly<{ text: string; qty: number; amount: number; rate: number }>;

/** The amounts of one tax rate: the value without the tax, and the tax. */
export type TaxRow = Readonly<{ rate: number; net: number; tax: number }>;

/** Everything that an invoice or a credit note says, as it was issued; it never changes. */
export type PaperDocument = Readonly<{
  kind: 'invoice' | 'credit note';
  number: string;
  /** Of a credit note, the invoice that it corrects. */
  invoice: string | null;
  orderNumber: string;
  /** Days, YYYY-MM-DD in the market. */
  issuedOn: string;
  orderedOn: string;
  /** Header form of the market. */
  locale: string;
  currency: string;
  shopName: string;
  seller: Readonly<{ name: string; lines: readonly string[]; taxNumber: string | null; register: string }>;
  buyer: readonly string[];
  shipTo: readonly string[];
  rows: readonly PaperRow[];
  taxIncluded: boolean;
  taxes: readonly TaxRow[];
  net: number;
  tax: number;
  total: number;
}>;

/** The series of a paper, by the letters of its seller, as its number begins: each year begins at 1, and numbers have no gaps. */
export function seriesOf(seller: string, kind: PaperDocument['kind'], issuedOn: string): string {
  return `${seller}${kind === 'invoice' ? '' : 'C'}-${issuedOn.slice(0, 4)}`;
}

export function paperNumber(series: string, serial: number): string {
  return `${series}-${String(serial).padStart(6, '0')}`;
}

/** The taxed parts of a purchase, added up by rate, the lowest first. */
export function taxRowsOf(
  parts: readonly Readonly<{ amount: number; rate: number; tax: number }>[],
  included: boolean,
): readonly TaxRow[] {
  const byRate = Map.groupBy(
    parts.filter(({ amount }) => amount !== 0),
    ({ rate }) => rate,
  );
  return [...byRate]
    .map(([rate, of]) => {
      const tax = of.reduce((sum, one) => sum + one.tax, 0);
      const amount = of.reduce((sum, one) => sum + one.amount, 0);
      return { rate, net: included ? amount - tax : amount, tax };
    })
    .toSorted((a, b) => a.rate - b.rate);
}

/** The tax rows of amounts that contain their tax, such as what is given back. */
export function taxRowsWithin(rows: readonly Pick<PaperRow, 'amount' | 'rate'>[]): readonly TaxRow[] {
  return taxRowsOf(
    rows.map(({ amount, rate }) => ({ amount, rate, tax: taxOf(amount, rate, true) })),
    true,
  );
}
