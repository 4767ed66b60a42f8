import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  lockPlaceSending,
  type PlaceSendingRow,
  type SendingDecision,
  storePlaceSending,
} from '@eyelet/db/stock/place-sending.ts';
import { shippedFrom } from '@eyelet/domain/markets/markets.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { sendingView } from './sending-view.ts';

/** Decides how a store sends to homes, and has every process count what can be bought anew. */
export const changeSendingStoreHandler = handle(changeSendingStore, (context, { params: { placeId }, body }) => {
  const { database, catalogue } = context.shop;
  const { version, ...decision } = body;
  const store = catalogue.place(placeId);
  if (store?.kind !== 'store') return refuse('STF404');
  if (decision.enabled && shippedFrom(store.country).length === 0) return refuse('STF400', { member: 'enabled' });
  return transact(database.db, async (tx) => {
    const row = await lockPlaceSending(tx, placeId, context.now);
    if (row && isSame(row, decision)) return sendingView(store, row);
    if ((row?.version ?? 0) !== version) return refuseStale('STF409', sendingView(store, row));
    const isStored = await storePlaceSending(tx, placeId, decision, { version, now: context.now });
    const stored = sendingView(store, await lockPlaceSending(tx, placeId, context.now));
    if (!isStored) return refuseStale('STF409', stored);
    const before = row ? factsOf(row) : null;
    const subject = { kind: 'place', id: placeId } as const;
    await recordAudit(tx, changeSendingStore, { subject, before, after: factsOf(decision) }, sourceOf(context));
    return stored;
  });
});

function isSame(row: PlaceSendingRow, decision: SendingDecision): boolean {
  const { enabled, dailyLimit, safetyStock } = decision;
  return row.enabled === enabled && row.dailyLimit === dailyLimit && row.safetyStock === safetyStock;
}

function factsOf({ enabled, dailyLimit, safetyStock }: SendingDecision) {
  return { enabled, dailyLimit, safetyStock };
}
