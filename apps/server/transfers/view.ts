import type { ListedTransfer, Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { levelsAt } from '@eyelet/db/stock/levels-at.ts';
import type { ListedTransferRow } from '@eyelet/db/transfers/list.ts';
import { stepsOfTransfer, type TransferStepRow } from '@eyelet/db/transfers/step.ts';
import { linesOfTransfer, type TransferRow } from '@eyelet/db/transfers/transfer.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { goodsView } from '../stock/goods-view.ts';

/** The number of a transfer, as people say it. */
export const transferNumber = (number: number) => `T-${number}`;

/** A transfer as lists show it. */
export function listedTransfer(context: Pick<Context, 'shop'>, row: ListedTransferRow): ListedTransfer {
  const { transfer_id, number, from_place, to_place, state, units, in_transit, created_at, sent_at, ended_at } = row;
  const placeOf = (placeId: string) => ({ placeId, name: context.shop.catalogue.place(placeId)?.name ?? placeId });
  return {
    ...{ transferId: transfer_id, number: transferNumber(number), state, units, inTransit: in_transit },
    ...{ from: placeOf(from_place), to: placeOf(to_place), createdAt: created_at.toISOString() },
    ...{ sentAt: sent_at?.toISOString() ?? null, endedAt: ended_at?.toISOString() ?? null },
  };
}

/** A transfer with its goods and what has happened to it, in the language of who asks. */
export async function transferView(context: Context, db: Reader, row: TransferRow): Promise<Transfer> {
  const { language } = staffOf(context);
  const lines = await linesOfTransfer(db, row.transfer_id);
  const steps = await stepsOfTransfer(db, row.transfer_id);
  const isDraft = row.state === 'draft';
  const levels = isDraft
    ? await levelsAt(
        db,
        row.from_place,
        lines.map(({ upc }) => upc),
      )
    : [];
  const freeOf = (at: number) => {
    const level = levels[at];
    return level ? level.onHand - level.reserved : null;
  };
  const sum = (units: readonly number[]) => units.reduce((all, one) => all + one, 0);
  const units = sum(lines.map(({ qty, sent }) => (row.sent_at === null ? qty : sent)));
  return {
    ...listedTransfer(context, { ...row, units, in_transit: sum(lines.map(({ in_transit }) => in_transit)) }),
    ...{ note: row.note, version: row.version },
    lines: lines.map(({ upc, qty, in_transit, sent, received, damaged, lost, found, returned }, at) => ({
      ...goodsView(context, upc, language),
      ...{ qty, free: freeOf(at), sent, received, damaged, lost, found, returned, inTransit: in_transit },
    })),
    steps: steps.map(stepView),
  };
}

function stepView(step: TransferStepRow): Transfer['steps'][number] {
  const { step_id: stepId, kind, at, author, reason, note, lines } = step;
  return {
    ...{ stepId, kind, at: at.toISOString(), author, note },
    reason: reason as Transfer['steps'][number]['reason'],
    lines: lines.map((line) => ({
      ...line,
      reason: line.reason as Transfer['steps'][number]['lines'][number]['reason'],
    })),
  };
}
