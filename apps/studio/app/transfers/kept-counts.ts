import type { Goods } from '@eyelet/contracts/stock/goods.ts';
import type { Transfer, TransferLine } from '@eyelet/contracts/transfers/transfer.ts';
import { useEffect, useState } from 'react';
import { newId } from '../session/new-id.ts';
import { keepText } from '../storage/keep-text.ts';

/** Pieces of a kind of goods that somebody has counted: good ones, and others. */
export type Count = Readonly<{ received: number; damaged: number }>;

/** Goods that are counted, and how many of them are expected. */
export type Counted = Goods & Pick<TransferLine, 'inTransit'>;

/** What is being counted of a transfer. The id is kept along, so that the same receipt is taken once however often it is sent. */
export type Counts = Readonly<{
  stepId: string;
  counts: Readonly<Record<string, Count>>;
  /** What of it was not sent. */
  strangers: readonly Goods[];
}>;

const nameOf = (transferId: string) => `eyelet-receipt-${transferId}`;

/** What this device has counted of a transfer, also after it was asleep. */
export function useCounts({ transferId }: Pick<Transfer, 'transferId'>) {
  const [kept, setKept] = useState(() => read(transferId));
  useEffect(() => {
    if (Object.keys(kept.counts).length > 0) keepText(nameOf(transferId), JSON.stringify(kept));
  }, [transferId, kept]);
  /** Changes what was counted, as it is then: scans are faster than what they ask for. */
  function change(update: (counts: Counts['counts']) => Counts['counts'], stranger?: Goods): void {
    setKept((before) => ({
      ...before,
      counts: update(before.counts),
      strangers: stranger ? [...before.strangers, stranger] : before.strangers,
    }));
  }
  function forget(): void {
    localStorage.removeItem(nameOf(transferId));
    setKept(begun());
  }
  /** Goes on with what no receipt has taken, as another one. */
  function goOn(left: Counts['counts']): void {
    setKept((before) => ({ ...before, stepId: newId(), counts: left }));
  }
  return { ...kept, change, forget, goOn };
}

const begun = (): Counts => ({ stepId: newId(), counts: {}, strangers: [] });

function read(transferId: string): Counts {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(transferId)) ?? '{}') as Partial<Counts>;
    return { ...begun(), ...kept };
  } catch {
    return begun();
  }
}
