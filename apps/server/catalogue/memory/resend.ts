import { setImmediate } from 'node:timers/promises';
import { putOpenSizes } from './columns.ts';
import { isFew, sentBy } from './count-stock.ts';
import type { StockGround } from './set-stock.ts';
import { firstSkuOf } from './slots.ts';
import { type Supply, suppliesOf } from './zones.ts';

/** Colourways that are counted at once; requests and changes of stock pass in between. */
const atOnce = 500;

/** What of a colourway's answers is another one: none, those of its product, or those of listings as well. */
type Differs = 'nothing' | 'product' | 'listing';

/** What is done with what is found. */
type Found = Readonly<{ revised: (row: number) => void; listed: () => void }>;

/**
 * Counts what some stores have, from the levels in memory, as they send otherwise than by the supplies of before; only what
 * is answered otherwise is written. Styles that are unpacked meanwhile are counted by how the stores send now.
 */
export async function resend(
  ground: StockGround,
  stores: readonly number[],
  before: readonly Supply[],
  { revised, listed }: Found,
): Promise<void> {
  const { columns, styles, stock } = ground;
  const { slots } = columns;
  let counted = 0;
  for (const store of stores) {
    let last = -1;
    for (const sku of stock.skusAt(store)) {
      const at = slots.colourway[sku] as number;
      if (at === last) continue;
      last = at;
      counted += 1;
      if (counted % atOnce === 0) await setImmediate();
      const row = slots.row[at] as number;
      const place = at - (slots.firstColourway[row] as number);
      // Slots that a style has left still have their stock.
      if (!styles.has(row) || place < 0 || place >= (slots.colourways[row] as number)) continue;
      const differs = difference(ground, row, place, before);
      if (differs === 'nothing') continue;
      const style = styles.passing(row);
      const colourway = style?.colourways[place];
      if (!style || !colourway || style.customs || style.giftCard || style.productType === 'digital') continue;
      revised(row);
      if (differs !== 'listing') continue;
      putOpenSizes(columns, row, place, colourway);
      listed();
    }
  }
}

function difference(
  { columns: { slots }, stock, places, fewOfSize }: StockGround,
  row: number,
  place: number,
  before: readonly Supply[],
): Differs {
  const first = firstSkuOf(slots, row, place);
  const end = first + (slots.skus[(slots.firstColourway[row] as number) + place] as number);
  let product = false;
  for (const [zone, supply] of suppliesOf(places).entries()) {
    const old = before[zone];
    if (!old || areSame(old, supply)) continue;
    let [sumBefore, sum, open] = [0, 0, 0];
    for (let sku = first; sku < end; sku += 1) {
      const at = (number: number) => stock.get(sku, number);
      let base = 0;
      for (const number of supply.warehouses) base += at(number);
      const unitsBefore = base + sentBy(old, at);
      const units = base + sentBy(supply, at);
      if (unitsBefore > 0 !== units > 0) return 'listing';
      product ||= unitsBefore <= fewOfSize !== units <= fewOfSize;
      sumBefore += unitsBefore;
      sum += units;
      if (units > 0) open += 1;
    }
    if (isFew(sumBefore, open, fewOfSize) !== isFew(sum, open, fewOfSize)) return 'listing';
  }
  return product ? 'product' : 'nothing';
}

/** Whether a zone is supplied alike; of a list of places, its warehouses never change. */
function areSame({ stores: some }: Supply, { stores: others }: Supply): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => one.number === others[at]?.number && one.keeps === others[at]?.keeps)
  );
}
