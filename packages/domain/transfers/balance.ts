import type { DifferenceReason } from '@eyelet/contracts/transfers/transfer.ts';

/** What has become of the pieces of one kind of goods after they were sent. */
export type MovedUnits = Readonly<{
  received: number;
  damaged: number;
  lost: number;
  found: number;
  returned: number;
}>;

export type TransferUnits = MovedUnits & Readonly<{ upc: string; sent: number }>;

/** Pieces of one kind of goods as somebody has counted them: good ones, and others. */
export type CountedUnits = Readonly<{
  upc: string;
  received: number;
  damaged: number;
  reason?: DifferenceReason | null | undefined;
}>;

/** What one step moves of a kind of goods. */
export type UnitsMove = MovedUnits & Readonly<{ upc: string; reason: DifferenceReason | null }>;

const nothing: MovedUnits = { received: 0, damaged: 0, lost: 0, found: 0, returned: 0 };

/** Pieces that have left and are at neither place. */
export function inTransit({ sent, found, received, damaged, lost, returned }: Omit<TransferUnits, 'upc'>): number {
  return sent + found - received - damaged - lost - returned;
}

/** Whether nothing of a transfer is in transit any more. */
export function isSettled(lines: readonly TransferUnits[]): boolean {
  return lines.every((line) => inTransit(line) === 0);
}

/**
 * What a receipt moves, in the order of the lines and then of what came besides. More than was in transit is found; of the `rest`, what has not come
 * is lost, or stays in transit. Each kind of goods is counted once.
 */
export function receiptMoves(
  lines: readonly TransferUnits[],
  counted: readonly CountedUnits[],
  rest: 'awaited' | 'lost',
): readonly UnitsMove[] {
  const known = new Set(lines.map(({ upc }) => upc));
  const strangers = counted.filter(({ upc }) => !known.has(upc));
  const all = [...lines, ...strangers.map(({ upc }) => ({ upc, sent: 0, ...nothing }))];
  return all.flatMap((line): UnitsMove[] => {
    const { received = 0, damaged = 0, reason = null } = counted.find(({ upc }) => upc === line.upc) ?? {};
    const awaited = inTransit(line);
    const came = received + damaged;
    const found = Math.max(0, came - awaited);
    const lost = rest === 'lost' ? Math.max(0, awaited - came) : 0;
    return came + lost === 0 ? [] : [{ upc: line.upc, received, damaged, lost, found, returned: 0, reason }];
  });
}

/** What a cancellation moves: all that is in transit goes back. */
export function returnMoves(lines: readonly TransferUnits[]): readonly UnitsMove[] {
  return lines.flatMap((line) => {
    const returned = inTransit(line);
    return returned === 0 ? [] : [{ ...nothing, upc: line.upc, returned, reason: null }];
  });
}

/** The lines of a transfer after a step; goods that only came are lines from then on. */
export function afterMoves(lines: readonly TransferUnits[], moves: readonly UnitsMove[]): readonly TransferUnits[] {
  const known = new Set(lines.map(({ upc }) => upc));
  const strangers = moves.filter(({ upc }) => !known.has(upc)).map(({ upc }) => ({ upc, sent: 0, ...nothing }));
  return [...lines, ...strangers].map((line) => {
    const move = moves.find(({ upc }) => upc === line.upc) ?? nothing;
    return {
      ...line,
      received: line.received + move.received,
      damaged: line.damaged + move.damaged,
      lost: line.lost + move.lost,
      found: line.found + move.found,
      returned: line.returned + move.returned,
    };
  });
}

/** Whether other pieces came than were sent, or not all of them can be sold, so that somebody has to say why. */
export function isDifference({ damaged, lost, found }: MovedUnits): boolean {
  return damaged + lost + found > 0;
}
