import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  type ExchangeRow,
  endExchanges,
  exchangesOf,
  giveFree,
  overdueExchanges,
} from '@eyelet/db/returns/exchange.ts';
import { findReturn } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Returns that a run ends the exchanges of. */
const batch = 200;

/** Ends exchanges whose units were put aside long enough for parcels that have not come; their shoppers are told. Answers how many. */
export async function lapseExchanges({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  let ended = 0;
  for (const { returnId, orderNumber } of await overdueExchanges(database.db, now, batch)) {
    ended += await transact(database.db, async (tx) => {
      await lockOrderState(tx, orderNumber);
      if ((await findReturn(tx, returnId))?.state !== 'announced') return 0;
      const overdue = (await exchangesOf(tx, [returnId])).filter(
        ({ state, held_until }) => state === 'held' && held_until < now,
      );
      await endHeld(tx, { orderNumber, exchanges: overdue, why: 'lapsed', now });
      return overdue.length;
    });
  }
  if (ended > 0) wakeAnnouncer(database);
  return ended;
}

type Ending = Readonly<{
  orderNumber: string;
  /** Of one return. */
  exchanges: readonly ExchangeRow[];
  why: 'lapsed' | 'withdrawn';
  now: Date;
}>;

/** Ends exchanges whose units are put aside: they are free, and money is given back instead. */
export async function endHeld(tx: Transaction<Tables>, { orderNumber, exchanges, why, now }: Ending): Promise<void> {
  const returnId = exchanges[0]?.return_id;
  if (returnId === undefined) return;
  await giveFree(
    tx,
    returnId,
    exchanges.map(({ upc, place_id: placeId, qty }) => ({ upc, placeId, qty })),
  );
  await endExchanges(
    tx,
    returnId,
    exchanges.map(({ line_no: lineNo }) => ({ lineNo, state: why })),
  );
  await writeFacts(
    tx,
    exchanges.map(({ line_no: lineNo }) => ({
      ...{ name: 'exchange.ended', subject: orderNumber },
      payload: { orderNumber, returnId, lineNo, why },
    })),
    now,
  );
}
