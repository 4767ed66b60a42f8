import { isDeepStrictEqual } from 'node:util';
import type { Transfer, TransferState } from '@eyelet/contracts/transfers/transfer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { stepsOfTransfer } from '@eyelet/db/transfers/step.ts';
import { findTransfer, lockTransfer, type TransferRow } from '@eyelet/db/transfers/transfer.ts';
import { mayMove } from '@eyelet/domain/transfers/moves.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { transferView } from './view.ts';

type Asked = Readonly<{
  transferId: string;
  stepId: string;
  version: number;
  /** The state that the step can lead to. */
  to: TransferState;
  /** What is asked for; repeated under the same id it is what was asked before. */
  wish: unknown;
}>;

/**
 * Lets somebody take a step with a transfer of the version that they have seen, one at a time. The same step again answers the transfer as it is;
 * whoever comes second with another one is told what is there now.
 */
export async function takeStep<R extends Refusal>(
  context: Context,
  { transferId, stepId, version, to, wish }: Asked,
  take: (tx: Transaction<Tables>, row: TransferRow) => Promise<R | undefined>,
): Promise<Transfer | R | Refusal<'STF404' | 'STF409'>> {
  const { database } = context.shop;
  const outcome = await transact(database.db, async (tx) => {
    const row = await lockTransfer(tx, transferId);
    if (!row) return refuse('STF404');
    const known = (await stepsOfTransfer(tx, transferId)).find(({ step_id }) => step_id === stepId);
    if (known && isDeepStrictEqual(known.asked, wish)) return transferView(context, tx, row);
    if (known || row.version !== version || !mayMove(row.state, to)) {
      return refuseStale('STF409', await transferView(context, tx, row));
    }
    const refused = await take(tx, row);
    return refused ?? transferView(context, tx, (await findTransfer(tx, transferId)) ?? row);
  });
  if (!(outcome instanceof Refusal)) wakeAnnouncer(database);
  return outcome;
}
