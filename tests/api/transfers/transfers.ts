import { randomUUID } from 'node:crypto';
import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';

type Lines = Readonly<Record<string, number>>;

const linesOf = (lines: Lines) => Object.entries(lines).map(([upc, qty]) => ({ upc, qty }));

/** The parameters of a step with an id of its own. */
export const stepOf = ({ transferId }: Pick<Transfer, 'transferId'>) => ({ transferId, stepId: randomUUID() });

/** A draft of a transfer from the American warehouse to the store in Boston. */
export function draftedTransfer(staff: TestStaff, lines: Lines = { [upcs.spareToo]: 2 }): Promise<Transfer> {
  const body = { from: 'W-NORA', to: 'S-BOSTON', note: '', lines: linesOf(lines), version: 0 };
  return staff.call(writeTransfer, { params: { transferId: randomUUID() }, body });
}

export async function sentTransfer(staff: TestStaff, lines?: Lines): Promise<Transfer> {
  const { transferId, version } = await draftedTransfer(staff, lines);
  return staff.call(sendTransfer, { params: stepOf({ transferId }), body: { version } });
}

type Count = Readonly<{
  upc: string;
  received: number;
  damaged?: number;
  reason?: 'miscounted' | 'damaged' | 'missing';
}>;

/** Receives what was counted of a transfer. */
export function receiveCounted(
  staff: TestStaff,
  { transferId, version }: Pick<Transfer, 'transferId' | 'version'>,
  counts: readonly Count[],
  { rest = 'awaited', stepId = randomUUID() }: Readonly<{ rest?: 'awaited' | 'lost'; stepId?: string }> = {},
): Promise<Transfer> {
  const lines = counts.map(({ damaged = 0, ...count }) => ({ ...count, damaged }));
  return staff.call(receiveTransfer, { params: { transferId, stepId }, body: { version, lines, rest, note: '' } });
}

/** What of a size is at places, on hand and reserved. */
export async function stockAt({ shop }: RunningShop, upc: string): Promise<Record<string, readonly [number, number]>> {
  const { rows } = await shop.database.pool.query<{ place_id: string; on_hand: number; reserved: number }>(
    'select place_id, on_hand, reserved from stock where upc = $1 order by place_id',
    [upc],
  );
  return Object.fromEntries(rows.map(({ place_id, on_hand, reserved }) => [place_id, [on_hand, reserved]]));
}
