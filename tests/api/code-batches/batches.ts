import { randomUUID } from 'node:crypto';
import { makeCodes } from '@eyelet/contracts/code-batches/make.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';

type Body = RequestOf<typeof makeCodes>['body'];

/** Three codes, each good for one order. */
export const smallBatch: Body = { prefix: 'TIDE', count: 3, mostUses: 1, endsAt: null };

/** Requests a batch of codes; no job makes them yet. */
export async function askedBatch(staff: StaffBrowser, promotionId: string, members: Partial<Body> = {}) {
  const request = { params: { promotionId, batchId: randomUUID() }, body: { ...smallBatch, ...members } };
  const batch = await staff.call(makeCodes, request);
  return { ...request, batch };
}
