import type { TransferStep } from '@eyelet/contracts/transfers/transfer.ts';
import type { Count } from './kept-counts.ts';

/**
 * What was counted beyond what a receipt has taken: pieces that somebody has counted after sending it, when its answer was lost. Nothing when
 * all of it was taken.
 */
export function countsLeft(
  counts: Readonly<Record<string, Count>>,
  taken: readonly Pick<TransferStep['lines'][number], 'upc' | 'received' | 'damaged'>[],
): Readonly<Record<string, Count>> {
  const left = Object.entries(counts).map(([upc, { received, damaged }]) => {
    const line = taken.find((one) => one.upc === upc) ?? { received: 0, damaged: 0 };
    const rest = { received: Math.max(0, received - line.received), damaged: Math.max(0, damaged - line.damaged) };
    return [upc, rest] as const;
  });
  return Object.fromEntries(left.filter(([, { received, damaged }]) => received + damaged > 0));
}
