import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { lockTaking, returnsOfOrder, type StoredReturn, type Taking } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';
import { announceLines, areLeft, linesOf, type WantedItem, type WantedLine } from '../returns/announce-lines.ts';
import { recordReceived } from '../returns/record-received.ts';
import { judgeLines } from '../returns/returnable.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

type Brought = Readonly<{
  stored: StoredOrder;
  taking: Taking;
  /** Items of the order, or the number of the return that is brought. */
  what: readonly WantedItem[] | string;
}>;

/** The return that was taken back, or, with `isOther`, the one for which nothing is. */
export type TakingOutcome = Readonly<{ returnId: string; isOther: boolean }> | 'unreturnable';

/**
 * Takes goods back in a store, in the caller's transaction: the same call again is answered as the first time. Items never stand for a
 * return that is announced, as its parcel may be on its way: units that such a return has are brought by its number.
 */
export async function takeInStore(
  tx: Transaction<Tables>,
  context: Context,
  { stored, taking, what }: Brought,
): Promise<TakingOutcome> {
  const { shop, now } = context;
  const { orderNumber } = stored;
  const state = await lockedState(tx, orderNumber);
  const before = await lockTaking(tx, taking.takeId);
  const returns = await returnsOfOrder(tx, orderNumber);
  if (before) {
    const taken = returns.find(({ return_id }) => return_id === before.return_id);
    const isSame = taken?.taken_at === taking.storeId && isWhat(taken, stored, what);
    return { returnId: before.return_id, isOther: !isSame };
  }
  if (typeof what === 'string') {
    const isAnnounced = returns.some((one) => one.return_id === what && one.state === 'announced');
    if (isAnnounced) await recordReceived(tx, context, takeBackReturn, { orderNumber, returnId: what, taking });
    return { returnId: what, isOther: !isAnnounced };
  }
  const judged = await judgeLines(shop, tx, stored, returns);
  const lines = linesOf(judged, what);
  if (!lines || state === undefined) return 'unreturnable';
  const announced = await announceLines(tx, { shop, stored, state, judged, lines, asCredit: false, now });
  // No other size is wanted, so that none can be gone.
  if (announced === 'gone') return 'unreturnable';
  if (announced) {
    const { returnId } = announced;
    await recordReceived(tx, context, takeBackReturn, { orderNumber, returnId, taking });
    return { returnId, isOther: false };
  }
  const holder = returns.findLast((one) => one.state === 'announced' && hasLine(one, lines));
  const come = returns.filter((one) => one.state !== 'announced');
  if (!holder || !areLeft(await judgeLines(shop, tx, stored, come), lines)) return 'unreturnable';
  return { returnId: holder.return_id, isOther: true };
}

function hasLine(one: StoredReturn, wanted: readonly WantedLine[]): boolean {
  return one.lines.some((line) => wanted.some(({ line_no }) => line_no === line.line_no));
}

/** Whether a return is what is brought. */
function isWhat(taken: StoredReturn, { lines }: StoredOrder, what: Brought['what']): boolean {
  if (typeof what === 'string') return taken.return_id === what;
  const units = new Map(taken.lines.map(({ line_no, qty }) => [line_no, qty]));
  const lineNoOf = (itemId: string) => lines.find(({ item_id }) => item_id === itemId)?.line_no ?? 0;
  return what.length === units.size && what.every(({ itemId, qty }) => units.get(lineNoOf(itemId)) === qty);
}
