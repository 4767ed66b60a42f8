import type { ReturnReason } from '@eyelet/contracts/returns/return.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { insertReturn } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { moveOnAnnounced } from '@eyelet/domain/returns/state.ts';
import { readableId } from '../kernel/readable-id.ts';
import type { Shop } from '../kernel/shop.ts';
import { keptQty } from '../stored-orders/cancelled-units.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { reservableUnits, reserveUnits } from './reserved-units.ts';
import type { JudgedLine } from './returnable.ts';

/** What somebody wants to send back: units of an item, why, and which size instead of money. */
export type WantedItem = Readonly<{ itemId: string; qty: number; reason: ReturnReason; exchange?: string | undefined }>;

export type WantedLine = Readonly<{
  line_no: number;
  qty: number;
  reason: ReturnReason;
  exchange?: string | undefined;
}>;

type Announcing = Readonly<{
  shop: Shop;
  stored: StoredOrder;
  /** Of the order, which is locked. */
  state: OrderState;
  judged: readonly JudgedLine[];
  lines: readonly WantedLine[];
  /** Whether its money becomes store credit. */
  asCredit: boolean;
  now: Date;
}>;

/** Undoes an announcement whose units somebody else has taken meanwhile. */
export class UnitsGone extends Error {}

/**
 * Announces a return of lines of an order that is locked, and answers its number; undefined when more is wanted than can be sent back,
 * `gone` when a wanted size cannot be put aside.
 */
export async function announceLines(
  tx: Transaction<Tables>,
  { shop, stored, state, judged, lines, asCredit, now }: Announcing,
): Promise<Readonly<{ returnId: string }> | 'gone' | undefined> {
  const { orderNumber } = stored;
  if (!areLeft(judged, lines)) return undefined;
  const returnId = `R${readableId(9)}`;
  const units = await reservableUnits(shop, tx, stored, lines.flatMap(unitsAsked));
  if (!units) return 'gone';
  const bare = lines.map(({ line_no, qty, reason }) => ({ line_no, qty, reason }));
  await insertReturn(
    tx,
    { return_id: returnId, order_number: orderNumber, created_at: now, as_credit: asCredit },
    bare,
  );
  if (!(await reserveUnits(tx, returnId, units, now))) throw new UnitsGone();
  const goods = judged.filter(({ line }) => !line.digital);
  const isAllThere = goods.every(({ line, arrived }) => arrived >= keptQty(stored, line));
  const move = moveOnAnnounced(state, isAllThere);
  if (move) await moveOrder(tx, { orderNumber, move, reason: `return ${returnId}`, now });
  const payload = { orderNumber, returnId };
  await writeFacts(tx, [{ name: 'return.announced', subject: orderNumber, payload }], now);
  return { returnId };
}

/** Whether all units of lines can be sent back. */
export function areLeft(judged: readonly JudgedLine[], lines: readonly WantedLine[]): boolean {
  return lines.every(({ line_no, qty }) => {
    const found = judged.find(({ line }) => line.line_no === line_no);
    return found !== undefined && qty <= found.left;
  });
}

/** The lines of items, each once; undefined when one is unknown or named twice. */
export function linesOf(
  judged: readonly JudgedLine[],
  wanted: readonly WantedItem[],
): readonly WantedLine[] | undefined {
  const lines = wanted.flatMap(({ itemId, qty, reason, exchange }): WantedLine[] => {
    const found = judged.find(({ line }) => line.item_id === itemId);
    return found ? [{ line_no: found.line.line_no, qty, reason, exchange }] : [];
  });
  const isEach = lines.length === wanted.length && new Set(lines.map((line) => line.line_no)).size === lines.length;
  return isEach ? lines : undefined;
}

function unitsAsked({ line_no: lineNo, qty, exchange: upc }: WantedLine) {
  return upc === undefined ? [] : [{ lineNo, qty, upc }];
}
