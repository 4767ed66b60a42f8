import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { returnsOfOrder, type StoredReturn, writeAsCredit } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { announceLines, linesOf, UnitsGone, type WantedItem, type WantedLine } from './announce-lines.ts';
import { askCarrier, wishCarrierLabel } from './carrier-label.ts';
import { type JudgedLine, judgeLines } from './returnable.ts';

/**
 * Announces a return, once: the same items again are the return of before while it is on its way. Without items everything that can
 * be sent back is meant. Undefined when something of it cannot be, `gone` when a wanted size cannot be put aside. The order is locked,
 * so that of two returns of the last unit one is made. `asCredit` says whether its money becomes store credit.
 */
export async function announceReturn(
  shop: Shop,
  stored: StoredOrder,
  { items: wanted, asCredit }: Readonly<{ items: readonly WantedItem[] | undefined; asCredit: boolean | undefined }>,
): Promise<StoredReturn | 'gone' | undefined> {
  const { orderNumber } = stored;
  const now = shop.clock();
  const announcing = transact(shop.database.db, async (tx) => {
    const state = await lockedState(tx, orderNumber);
    if (state === undefined) return undefined;
    const before = await returnsOfOrder(tx, orderNumber);
    const open = before.filter((one) => one.state === 'announced');
    const judged = await judgeLines(shop, tx, stored, before);
    const lines = wanted ? linesOf(judged, wanted) : everything(judged);
    const same = lines && open.find((one) => isSame(one, lines));
    if (same) return { same: await chosenOf(tx, same, asCredit), label: await labelFor(same) };
    if (!lines || lines.length === 0) {
      const last = wanted ? undefined : open.at(-1);
      return last && { same: last, label: await labelFor(last) };
    }
    const announced = await announceLines(tx, { shop, stored, state, judged, lines, asCredit: asCredit ?? false, now });
    if (!announced || announced === 'gone') return announced;
    const { returnId } = announced;
    return { returnId, label: await wishCarrierLabel(shop, tx, stored, { returnId, lines }) };

    /** Of a return from before its shop bought labels. */
    function labelFor({ return_id: returnId, lines: of, handed_over_at }: StoredReturn) {
      return handed_over_at === null ? wishCarrierLabel(shop, tx, stored, { returnId, lines: of }) : undefined;
    }
  });
  const made = await announcing.catch((error: unknown) => {
    if (error instanceof UnitsGone) return 'gone' as const;
    throw error;
  });
  if (!made || made === 'gone') return made;
  if (made.label) await askCarrier(shop, made.label);
  if ('same' in made) return made.same;
  const { returnId } = made;
  wakeAnnouncer(shop.database);
  return (await returnsOfOrder(shop.database.db, orderNumber)).find((one) => one.return_id === returnId);
}

/** A return that is announced again, with what its shopper chooses now, until its parcel is on its way. */
async function chosenOf(
  tx: Transaction<Tables>,
  one: StoredReturn,
  asCredit: boolean | undefined,
): Promise<StoredReturn> {
  if (asCredit === undefined || asCredit === one.as_credit || one.handed_over_at !== null) return one;
  await writeAsCredit(tx, one.return_id, asCredit);
  return { ...one, as_credit: asCredit };
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
