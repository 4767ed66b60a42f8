import { daysOf, type Period } from './period.ts';

/** What was sold in a currency, in minor units. */
export type Sales = Readonly<{ currency: string; orders: number; units: number; sales: number; refunded: number }>;

/** The same on one day, YYYY-MM-DD. */
export type DaySales = Sales & Readonly<{ day: string }>;

const nothing = { orders: 0, units: 0, sales: 0, refunded: 0 };

function sum(rows: readonly DaySales[], currency: string): Sales {
  return rows.reduce<Sales>(
    (all, row) => ({
      currency,
      orders: all.orders + row.orders,
      units: all.units + row.units,
      sales: all.sales + row.sales,
      refunded: all.refunded + row.refunded,
    }),
    { currency, ...nothing },
  );
}

/** One row for each day and currency of rows that several markets have. */
export function sumByDay(rows: readonly DaySales[]): readonly DaySales[] {
  const byDay = Map.groupBy(rows, ({ day, currency }) => `${day} ${currency}`);
  return [...byDay.values()].flatMap((same) =>
    same.slice(0, 1).map(({ day, currency }) => ({ day, ...sum(same, currency) })),
  );
}

/** The rows of a period. */
export function within({ from, to }: Period, rows: readonly DaySales[]): readonly DaySales[] {
  return rows.filter(({ day }) => from <= day && day <= to);
}

/** Sales by currency, the one with most orders first, then by the name of the currency. */
export function totalsOf(rows: readonly DaySales[]): readonly Sales[] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, ofCurrency]) => sum(ofCurrency, currency))
    .sort((a, b) => b.orders - a.orders || (a.currency < b.currency ? -1 : 1));
}

/** A row for every day of a period in every currency that occurs, also where nothing was sold; the first day first. */
export function everyDay(period: Period, rows: readonly DaySales[]): readonly DaySales[] {
  const currencies = totalsOf(rows).map(({ currency }) => currency);
  const known = new Map(rows.map((row) => [`${row.day} ${row.currency}`, row]));
  return daysOf(period).flatMap((day) =>
    currencies.map((currency) => known.get(`${day} ${currency}`) ?? { day, currency, ...nothing }),
  );
}

/** What an order comes to on average, to the nearest minor unit; 0 without orders. */
export function averageOrder({ orders, sales }: Pick<Sales, 'orders' | 'sales'>): number {
  return orders === 0 ? 0 : Math.round(sales / orders);
}
