import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a transfer as a call has answered it, and what it has moved. */
export async function transferChanged(transfer: Transfer): Promise<void> {
  const { transferId } = transfer;
  queries.setQueryData(['transfer', transferId], transfer);
  await refresh(['list', 'transfers'], ['timeline', 'transfer', transferId], ['stock']);
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentTransfer(error: unknown): Promise<never> {
  const current = currentOf<Transfer>(error);
  if (current) await transferChanged(current);
  throw error;
}
