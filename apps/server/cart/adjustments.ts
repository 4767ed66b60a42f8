import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { adjustmentView } from '../pricing/adjustments.ts';

/** The adjustments of a cart by this associate to lines and sizes that it still has; others are forgotten when it changes. */
export function adjustmentsBy({ storeEmployeeId }: StoreSession, { adjustments = [], lines }: CartDocument) {
  return adjustments.filter(
    ({ employeeId, lineId, upc }) =>
      employeeId === storeEmployeeId &&
      (lineId === null || lines.some((line) => line.id === lineId && line.upc === upc)),
  );
}

/** A cart with other adjustments, or without any. */
export function withAdjustments(document: CartDocument, adjustments: readonly PriceAdjustment[]): CartDocument {
  const { adjustments: _, ...without } = document;
  return adjustments.length > 0 ? { ...without, adjustments } : without;
}

/** Writes down what an associate has done to a price of a cart. */
export async function recordAdjustment(
  context: Context,
  operation: Pick<Operation, 'id'>,
  { storeEmployeeName }: StoreSession,
  basketId: string,
  change: Readonly<{ before: PriceAdjustment | null; after: PriceAdjustment | null }>,
): Promise<void> {
  const subject = { kind: 'cart', id: basketId } as const;
  const source = { ...sourceOf(context), staffName: storeEmployeeName };
  const audit = { subject, before: factsOf(change.before), after: factsOf(change.after) };
  await context.shop.database.db.transaction().execute((tx) => recordAudit(tx, operation, audit, source));
}

function factsOf(one: PriceAdjustment | null) {
  if (!one) return null;
  const { amount: _, ...facts } = adjustmentView({ ...one, adjustmentId: one.id, amount: 0 }, one.lineId);
  return facts;
}
