import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { stockOf } from '@eyelet/demo/load/stock.ts';
import { places } from '@eyelet/demo/places/places.ts';

/** Pieces of a size that no run of all journeys buys. */
const plenty = 5000;

/** Nearly every journey that buys something buys this. */
const boughtMost = 'SKTERN01';

const warehouses = new Set(places.flatMap(({ id, kind }) => (kind === 'warehouse' ? [id] : [])));

/** Sets the stock of a size at a place of a running demo shop, as the failure lab does. */
export async function stockAt(origin: string, upc: string, placeId: string, onHand: number): Promise<void> {
  const body = new URLSearchParams({ upc, placeId, onHand: String(onHand) });
  const answer = await fetch(`${origin}/dev/lab/stock`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The lab answered ${answer.status} when it was told a stock.`);
}

/** Sells a size out for homes of the United States: the warehouse has none, and the store that sends to homes keeps its last one. */
export async function sellOut(origin: string, upc: string): Promise<void> {
  await stockAt(origin, upc, 'WH-NORA', 0);
  await stockAt(origin, upc, 'US-BOS', 1);
}

/** Has a size that was sold out again, with as many as later journeys may buy. */
export async function restock(origin: string, upc: string): Promise<void> {
  await stockAt(origin, upc, 'WH-NORA', plenty);
  await stockAt(origin, upc, 'US-BOS', 6);
}

/** So many of the shoe that most journeys buy, in each size and warehouse that has it, that it lasts whichever run in this shop. */
export async function stockUp(origin: string): Promise<void> {
  for (const { upc, placeId } of stockOf(styles.filter(({ id }) => id === boughtMost))) {
    if (warehouses.has(placeId)) await stockAt(origin, upc, placeId, plenty);
  }
}
