import type { ReturnReason } from '@eyelet/contracts/returns/return.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { insertReturn, returnsOfOrder, type StoredReturn } from '@eyelet/db/returns/return.ts';
import { moveOnAnnounced } from '@eyelet/domain/returns/state.ts';
import { readableId } from '../kernel/readable-id.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { reservableUnits, reserveUnits } from './reserved-units.ts';
import { type JudgedLine, judgeLines } from './returnable.ts';

/** What somebody wants to send back: units of an item, why, and which size instead of money. */
export type WantedItem = Readonly<{ itemId: string; qty: number; reason: ReturnReason; exchange?: string | undefined }>;

type WantedLine = Readonly<{ line_no: number; qty: number; reason: ReturnReason; exchange?: string | undefined }>;

/**
 * Announces a return, once: the same items again are the return of before while it is on its way. Without items everything that can
 * be sent back is meant. Undefined when something of it cannot be, `gone` when a wanted size cannot be put aside. The order is locked,
 * so that of two returns of the last unit one is made. With the id of a call that takes goods back in a store, that call makes one only.
 */
export async function announceReturn(
  shop: Shop,
  stored: StoredOrder,
  wanted: readonly WantedItem[] | undefined,
  takeId?: string,
): Promise<StoredReturn | 'gone' | undefined> {
  const { orderNumber } = stored;
  const now = shop.clock();
  const announcing = transact(shop.database.db, async (tx) => {
    const state = await lockedState(tx, orderNumber);
    if (state === undefined) return undefined;
    const before = await returnsOfOrder(tx, orderNumber);
    const taken = takeId === undefined ? undefined : before.find((one) => one.take_id === takeId);
    if (taken) return { same: taken };
    const open = before.filter((one) => one.state === 'announced');
    const judged = await judgeLines(shop, tx, stored, before);
    const lines = wanted ? linesOf(judged, wanted) : everything(judged);
    const same = lines && open.find((one) => isSame(one, lines));
    if (same) return { same };
    if (!lines || lines.length === 0) return wanted ? undefined : { same: open.at(-1) };
    const isAllowed = lines.every(({ line_no, qty }) => {
      const found = judged.find(({ line }) => line.line_no === line_no);
      return found !== undefined && qty <= found.left;
    });
    if (!isAllowed) return undefined;
    const returnId = `R${readableId(9)}`;
    const units = await reservableUnits(shop, tx, stored, lines.flatMap(unitsAsked));
    if (!units) return 'gone';
    const bare = lines.map(({ line_no, qty, reason }) => ({ line_no, qty, reason }));
    const row = { return_id: returnId, order_number: orderNumber, created_at: now, take_id: takeId ?? null };
    await insertReturn(tx, row, bare);
    if (!(await reserveUnits(tx, returnId, units))) throw new UnitsGone();
    const move = moveOnAnnounced(state);
    if (move) await moveOrder(tx, { orderNumber, move, reason: `return ${returnId}`, now });
    const payload = { orderNumber, returnId };
    await writeFacts(tx, [{ name: 'return.announced', subject: orderNumber, payload }], now);
    return { returnId };
  });
  const made = await announcing.catch((error: unknown) => {
    if (error instanceof UnitsGone) return 'gone' as const;
    throw error;
  });
  if (!made || made === 'gone') return made;
  if (made.returnId === undefined) return made.same;
  const { returnId } = made;
  wakeAnnouncer(shop.database);
  return (await returnsOfOrder(shop.database.db, orderNumber)).find((one) => one.return_id === returnId);
}

/** Undoes an announcement whose units somebody else has taken meanwhile. */
class UnitsGone extends Error {}

function unitsAsked({ line_no: lineNo, qty, exchange: upc }: WantedLine) {
  return upc === undefined ? [] : [{ lineNo, qty, upc }];
}

/** The lines of items, each once; undefined when one is unknown or named twice. */
function linesOf(judged: readonly JudgedLine[], wanted: readonly WantedItem[]): readonly WantedLine[] | undefined {
  const lines = wanted.flatMap(({ itemId, qty, reason, exchange }): WantedLine[] => {
    const found = judged.find(({ line }) => line.item_id === itemId);
    return found ? [{ line_no: found.line.line_no, qty, reason, exchange }] : [];
  });
  const isEach = lines.length === wanted.length && new Set(lines.map((line) => line.line_no)).size === lines.length;
  return isEach ? lines : undefined;
}

function everything(judged: readonly JudgedLine[]): readonly WantedLine[] {
  return judged.flatMap(({ line, left }) =>
    left > 0 ? [{ line_no: line.line_no, qty: left, reason: 'other' as const }] : [],
  );
}

function isSame({ lines, exchanges }: StoredReturn, wanted: readonly WantedLine[]): boolean {
  const sizeOf = (lineNo: number) => exchanges.find(({ line_no }) => line_no === lineNo)?.upc;
  return (
    lines.length === wanted.length &&
    lines.every((line) =>
      wanted.some(
        (one) => one.line_no === line.line_no && one.qty === line.qty && one.exchange === sizeOf(line.line_no),
      ),
    )
  );
}
