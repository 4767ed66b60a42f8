import type { TransferState } from '@eyelet/contracts/transfers/transfer.ts';

/** What may become of a transfer; of one that was sent, a part may be received without a change of its state. */
const moves: Readonly<Record<TransferState, readonly TransferState[]>> = {
  draft: ['sent', 'cancelled'],
  sent: ['received', 'cancelled'],
  received: [],
  cancelled: [],
};

/** Whether a transfer may go from one state to another. */
export function mayMove(from: TransferState, to: TransferState): boolean {
  return moves[from].includes(to);
}
