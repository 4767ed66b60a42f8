import type { StepKind } from '@eyelet/contracts/transfers/transfer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { insertStep } from '@eyelet/db/transfers/step.ts';
import type { UnitsMove } from '@eyelet/domain/transfers/balance.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

type Step = Readonly<{
  transferId: string;
  stepId: string;
  kind: StepKind;
  /** What the call has asked for, by which it is recognised when it is repeated. */
  asked: unknown;
  reason?: string;
  note?: string;
  lines?: readonly UnitsMove[];
}>;

/** Adds what somebody does with a transfer to what has happened to it. */
export function addStep(
  tx: Transaction<Tables>,
  context: Context,
  { reason, note = '', lines = [], ...step }: Step,
): Promise<void> {
  const { staffId: id, name } = staffOf(context);
  return insertStep(tx, { ...step, reason: reason ?? null, note, lines, at: context.now, author: { id, name } });
}
