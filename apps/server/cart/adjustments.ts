import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { adjustmentView } from '../pricing/adjustments.ts';
import { changeCartAlong, type OpenCart } from './change.ts';

/** The one that was made, changed or taken back: null before it was made, and after it is gone. */
type Step = Readonly<{ before: PriceAdjustment | null; after: PriceAdjustment | null }>;

/** What an associate does to the adjustments of a cart so far; undefined where that changes nothing. */
type Adjust<Id extends ErrorId> = (
  document: CartDocument,
  all: readonly PriceAdjustment[],
  version: number,
) => Step | Refusal<Id> | undefined;

/** Whose adjustments are changed, and the name of who does it where that is somebody else. */
type Acting = StoreSession & Readonly<{ by?: string }>;

/**
 * Changes one adjustment of a cart and writes down, in the same transaction, what the associate has done: a price never
 * changes without its entry in the audit. Throws like every change of a cart.
 */
export async function adjustCart<Id extends ErrorId = never>(
  context: Context,
  operation: Pick<Operation, 'id'>,
  seller: Acting,
  basketId: string,
  adjust: Adjust<Id>,
): Promise<OpenCart | Refusal<Id> | Refusal<'BSK404'>> {
  let step: Step = { before: null, after: null };
  return changeCartAlong<Id>(
    context,
    basketId,
    (document, _, version) => {
      const all = adjustmentsBy(seller, document);
      const outcome = adjust(document, all, version);
      if (outcome instanceof Refusal) return outcome;
      if (!outcome) return document;
      step = outcome;
      return withAdjustments(document, replaced(all, outcome));
    },
    (tx) => {
      const subject = { kind: 'cart', id: basketId } as const;
      const source = { ...sourceOf(context), staffName: seller.by ?? seller.storeEmployeeName };
      return recordAudit(tx, operation, { subject, before: factsOf(step.before), after: factsOf(step.after) }, source);
    },
  );
}

/** The adjustments of a cart by this associate to lines and sizes that it still has; others are forgotten when it changes. */
function adjustmentsBy({ storeEmployeeId }: StoreSession, { adjustments = [], lines }: CartDocument) {
  return adjustments.filter(
    ({ employeeId, lineId, upc }) =>
      employeeId === storeEmployeeId &&
      (lineId === null || lines.some((line) => line.id === lineId && line.upc === upc)),
  );
}

function replaced(all: readonly PriceAdjustment[], { before, after }: Step): readonly PriceAdjustment[] {
  if (!before) return after ? [...all, after] : all;
  return all.flatMap((one) => (one === before ? (after ?? []) : one));
}

/** A cart with other adjustments, or without any. */
export function withAdjustments(document: CartDocument, adjustments: readonly PriceAdjustment[]): CartDocument {
  const { adjustments: _, ...without } = document;
  return adjustments.length > 0 ? { ...without, adjustments } : without;
}

function factsOf(one: PriceAdjustment | null) {
  if (!one) return null;
  const { amount: _, approval: __, ...facts } = adjustmentView({ ...one, adjustmentId: one.id, amount: 0 }, one.lineId);
  return { ...facts, approvedBy: one.approval?.employeeId ?? null };
}
