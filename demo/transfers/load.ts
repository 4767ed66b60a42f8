import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';
import type { Filling } from '../load/past.ts';
import { colleague } from '../staff/colleague.ts';
import { type DemoTransfer, transfers } from './transfers.ts';

const day = 24 * 60 * 60 * 1000;

/** Has the demo brand move stock as its staff would. The calls carry ids of their own, so that repeated ones act once. */
export async function loadTransfers({ today, past, attempt }: Filling): Promise<void> {
  for (const transfer of transfers) {
    const desk = past(new Date(today - transfer.daysAgo * day)).deskOf(colleague);
    await attempt(`a transfer to ${transfer.to}`, () => move(desk, transfer));
  }
}

async function move({ call }: ApiClient, { transferId, from, to, note, lines, reached }: DemoTransfer): Promise<void> {
  const pieces = lines.map(({ sku, qty }) => ({ upc: upcOfSku(sku), qty }));
  const body = { from, to, note, lines: pieces, version: 0 };
  await call(writeTransfer, { params: { transferId }, body });
  if (reached === 'draft') return;
  const step = (kind: string) => ({ transferId, stepId: transferId.replace(/^.{8}/, kind) });
  await call(sendTransfer, { params: step('5e4d0000'), body: { version: 1 } });
  if (reached === 'sent') return;
  const counted = lines.map(({ sku, qty, came = qty }) => ({
    ...{ upc: upcOfSku(sku), received: came, damaged: 0 },
    reason: came < qty ? ('missing' as const) : null,
  }));
  const receipt = { version: 2, lines: counted, rest: 'lost' as const, note: '' };
  await call(receiveTransfer, { params: step('4ece1be0'), body: receipt });
}
