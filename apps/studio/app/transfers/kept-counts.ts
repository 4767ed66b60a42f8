import type { Transfer, TransferLine } from '@eyelet/contracts/transfers/transfer.ts';
import { useState } from 'react';
import { newId } from '../session/new-id.ts';

/** Pieces of a kind of goods that somebody has counted: good ones, and others. */
export type Count = Readonly<{ received: number; damaged: number }>;

/** Goods that are counted, and how many of them are expected. */
export type Counted = Pick<TransferLine, 'upc' | 'sku' | 'name' | 'colour' | 'size' | 'image' | 'inTransit'>;

/** What is being counted of a transfer. The id is kept along, so that the same receipt is taken once however often it is sent. */
export type Counts = Readonly<{ stepId: string; counts: Readonly<Record<string, Count>> }>;

const nameOf = (transferId: string) => `eyelet-receipt-${transferId}`;

/** What this device has counted of a transfer, also after it was asleep. */
export function useCounts({ transferId }: Pick<Transfer, 'transferId'>) {
  const [kept, setKept] = useState(() => read(transferId));
  function keep(counts: Counts['counts']): void {
    const next = { ...kept, counts };
    localStorage.setItem(nameOf(transferId), JSON.stringify(next));
    setKept(next);
  }
  function forget(): void {
    localStorage.removeItem(nameOf(transferId));
    setKept(begun());
  }
  return { ...kept, keep, forget };
}

const begun = (): Counts => ({ stepId: newId(), counts: {} });

function read(transferId: string): Counts {
  try {
    const { stepId, counts } = JSON.parse(localStorage.getItem(nameOf(transferId)) ?? '{}') as Partial<Counts>;
    return typeof stepId === 'string' && typeof counts === 'object' ? { stepId, counts } : begun();
  } catch {
    return begun();
  }
}
