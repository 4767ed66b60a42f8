import type { TransferRow } from '@eyelet/db/transfers/transfer.ts';
import { transferNumber } from './view.ts';

/** What facts say of a transfer. */
export function transferFacts({ transfer_id: transferId, number, from_place: from, to_place: to }: TransferRow) {
  return { transferId, number: transferNumber(number), from, to };
}
