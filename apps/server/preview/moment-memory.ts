import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createBitmaps } from '../catalogue/memory/bits.ts';
import { type Columns, pricesOf, putPrices } from '../catalogue/memory/columns.ts';
import type { Memory } from '../catalogue/memory/memory.ts';

/** Styles priced before each pause: about a millisecond of work. */
const atOnce = 100;

let editions = 0;

/**
 * The snapshot of the catalogue with the prices and new styles of another moment. It is a copy, so that shoppers'
 * listings stay as they are, and pricing pauses often, so that nobody waits for a preview.
 */
export async function memoryAt(memory: Memory, moment: number): Promise<Memory> {
  const columns = await columnsAt(memory, moment);
  editions -= 1;
  const edition = editions;
  return {
    ...memory,
    columns,
    priceUntil: () => undefined,
    prices: (list) => pricesOf(columns, list),
    edition: () => edition,
    // Negative, so that no answer for shoppers has the same edition.
    editionAt: () => edition,
    takeDue: () => [],
  };
}

async function columnsAt(memory: Memory, moment: number): Promise<Columns> {
  const bitmaps = createBitmaps();
  bitmaps.roomForRow(memory.columns.bitmaps.length() * 32 - 1);
  const columns: Columns = { ...memory.columns, bitmaps, fresh: bitmaps.bits(), prices: [] };
  const lists = memory.words.priceList.size();
  const rows = memory.order();
  for (let start = 0; start < rows.length; start += atOnce) {
    for (const row of rows.slice(start, start + atOnce)) {
      const style = memory.styleAt(row);
      if (style) putPrices(columns, row, style, { lists, now: moment, newForDays: memory.thresholds.newForDays });
    }
    await yieldToOthers();
  }
  for (let list = 0; list < lists; list += 1) pricesOf(columns, list);
  return columns;
}
