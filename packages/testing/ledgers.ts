import type { RunningShop } from './start-shop.ts';

export type Books = Readonly<{
  onHand: number;
  reserved: number;
  reservations: number;
  orders: Readonly<Record<string, number>>;
  lines: number;
  payments: Readonly<Record<string, number>>;
  captures: number;
  carts: Readonly<Record<string, number>>;
  placements: Readonly<Record<string, number>>;
}>;

/** The state of the database and of the provider together, for tests to compare before and after. */
export async function readBooks({ shop }: Pick<RunningShop, 'shop'>, upc: string): Promise<Books> {
  const { pool } = shop.database;
  const counts = async (text: string, values: unknown[] = []): Promise<Record<string, number>> => {
    const { rows } = await pool.query<{ name: string; n: number }>(text, values);
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
  };
  const one = async (text: string, values: unknown[] = []) => (await counts(text, values)).n ?? 0;
  const stock = await counts(
    `select 'onHand' as name, on_hand as n from stock where upc = $1 and place_id = 'W-NORA'
     union all select 'reserved', reserved from stock where upc = $1 and place_id = 'W-NORA'`,
    [upc],
  );
  return {
    onHand: stock.onHand ?? 0,
    reserved: stock.reserved ?? 0,
    reservations: await one(`select 'n' as name, count(*)::int as n from reservation`),
    orders: await counts('select state as name, count(*)::int as n from orders group by state'),
    lines: await one(`select 'n' as name, count(*)::int as n from order_line`),
    payments: await counts('select state as name, count(*)::int as n from sandbox_payment group by state'),
    captures: await one(`select 'n' as name, count(*)::int as n from sandbox_movement where kind = 'capture'`),
    carts: await counts('select state as name, count(*)::int as n from cart group by state'),
    placements: await counts('select state as name, count(*)::int as n from placement group by state'),
  };
}
