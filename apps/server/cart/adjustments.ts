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

/** An adjustment before and after a change: null before it is added, and after it is removed. */
type Step = Readonly<{ before: PriceAdjustment | null; after: PriceAdjustment | null }>;

/** Changes the adjustments of a cart; undefined if there is nothing to change. */
type Adjust<Id extends ErrorId> = (
  document: CartDocument,
  all: readonly PriceAdjustment[],
  version: number,
) => Step | Refusal<Id> | undefined;

/** The associate whose adjustments are changed, and the name of the person who changes them, if another. */
type Acting = StoreSession & Readonly<{ by?: string }>;

/**
 * Changes one adjustment of a cart and audits it in the same transaction, so that no price changes without an entry.
 * Throws like every change of a cart.
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

/** The associate's adjustments to lines and SKUs that the cart still has; a change of the cart drops the others. */
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
