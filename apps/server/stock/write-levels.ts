import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostOnHand, writeStockLevels } from '@eyelet/contracts/stock/write-levels.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { piecesForOrders } from '@eyelet/db/packing/to-pack.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { levelsAt } from '@eyelet/db/stock/levels-at.ts';
import { lockStockAt } from '@eyelet/db/stock/lock-stock.ts';
import { putInto, type ShortGoods, takeFree } from '@eyelet/db/stock/move-stock.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { findStockWriting, keepStockWriting } from '@eyelet/db/stock/writing.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { isStocked } from './goods-view.ts';

type Body = InputOf<typeof writeStockLevels>['body'];

/** Sets or adjusts stock, once for each id of its caller. */
export const writeStockLevelsHandler = handle(writeStockLevels, async (context, { params, body }) => {
  const { shop, now } = context;
  const { placeId, writingId } = params;
  const { levels, reference = null } = body;
  if (!shop.catalogue.place(placeId)) return refuse('STF404');
  if (!areWritable(context, body)) return refuse('STF400', { member: 'levels' });
  const upcs = levels.map(({ upc }) => upc);
  const asked = { as: body.as, levels, reference };
  const outcome = await transact(shop.database.db, async (tx) => {
    if (!(await keepStockWriting(tx, { writingId, placeId, asked, now }))) {
      const known = await findStockWriting(tx, writingId);
      const isSame = known?.place_id === placeId && isDeepStrictEqual(known.asked, asked);
      return isSame ? readLevels(tx, placeId, await piecesForOrders(tx, placeId, upcs), upcs) : refuse('STF409');
    }
    const onHand = await lockStockAt(tx, placeId, upcs);
    const before = Object.fromEntries(upcs.map((upc) => [upc, onHand.get(upc) ?? 0]));
    const waiting = await piecesForOrders(tx, placeId, upcs);
    const isTooMuch = levels.some(({ upc, units }) => (before[upc] ?? 0) + units > mostOnHand);
    if (body.as === 'adjust' && isTooMuch) throw new NotWritten(refuse('STF400', { member: 'levels' }));
    const short = await write(tx, placeId, body, waiting);
    // Nothing of it is kept, nor its id, so that the caller may ask for less under it.
    if (short.length > 0) throw new NotWritten(refuseShort(context, body, short));
    const written = await readLevels(tx, placeId, waiting, upcs);
    const after = {
      ...Object.fromEntries(written.map(({ upc, onHand }) => [upc, onHand])),
      ...(reference === null ? {} : { reference }),
    };
    await recordAudit(
      tx,
      writeStockLevels,
      { subject: { kind: 'place', id: placeId }, before, after },
      sourceOf(context),
    );
    return written;
  }).catch((error: unknown) => {
    if (error instanceof NotWritten) return error.refusal;
    throw error;
  });
  if (outcome instanceof Refusal) return outcome;
  return { levels: [...outcome] };
});

class NotWritten extends Error {
  readonly refusal: Refusal<'STF400' | 'STF517'>;

  constructor(refusal: Refusal<'STF400' | 'STF517'>) {
    super('stock is not written');
    this.refusal = refusal;
  }
}

/** Whether each size is one that has stock, is named once, and has a count that can be. */
function areWritable(context: Context, { as, levels }: Body): boolean {
  const isOnce = new Set(levels.map(({ upc }) => upc)).size === levels.length;
  return isOnce && levels.every(({ upc, units }) => isStocked(context, upc) && (as === 'adjust' || units >= 0));
}

type Waiting = ReadonlyMap<string, number>;

async function readLevels(tx: Transaction<Tables>, placeId: string, waiting: Waiting, upcs: readonly string[]) {
  return (await levelsAt(tx, placeId, upcs)).map(({ upc, onHand, reserved }) => ({
    ...{ upc, onHand, reserved, free: onHand - reserved },
    waiting: waiting.get(upc) ?? 0,
  }));
}

async function write(
  tx: Transaction<Tables>,
  placeId: string,
  { as, levels }: Body,
  waiting: Waiting,
): Promise<readonly ShortGoods[]> {
  if (as === 'set') {
    // Placing has taken the pieces of orders out of stock, and whoever counts finds them on the shelf.
    await writeOnHand(
      { db: tx },
      levels.map(({ upc, units }) => ({ upc, placeId, onHand: Math.max(0, units - (waiting.get(upc) ?? 0)) })),
    );
    return [];
  }
  const gone = levels.filter(({ units }) => units < 0).map(({ upc, units }) => ({ upc, qty: -units }));
  const come = levels.filter(({ units }) => units > 0).map(({ upc, units }) => ({ upc, qty: units }));
  const short = gone.length === 0 ? [] : await takeFree(tx, placeId, gone);
  if (short.length === 0) await putInto(tx, placeId, come);
  return short;
}

function refuseShort(context: Context, { levels }: Body, short: readonly ShortGoods[]) {
  const t = createMessages(staffOf(context).language);
  return refuseFields(
    'STF517',
    short.map(({ upc, free }) => {
      const wanted = -(levels.find((one) => one.upc === upc)?.units ?? 0);
      return { field: upc, message: t('staff.transfers.short', { goods: upc, free, wanted }) };
    }),
  );
}
