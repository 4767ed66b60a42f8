import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockPromotion, putPromotions, switchPromotion } from '@eyelet/db/promotions/promotion.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { laterKindsOf } from '../catalogue/promotion-shape.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { recordOf } from '../promotions/write-promotions.ts';
import { factsOf } from './facts.ts';
import { deskPromotion } from './view.ts';

/**
 * Changes a promotion, audits the change and announces it to every process. A change that is made already answers the
 * promotion as it is; a change of an older version writes nothing.
 */
export async function changePromotion(
  context: Context,
  operation: Operation,
  promotionId: string,
  change: (before: Promotion) => Promotion,
  version?: undefined,
): Promise<DeskPromotion | Refusal<'STF404' | 'STF466'>>;
export async function changePromotion(
  context: Context,
  operation: Operation,
  promotionId: string,
  change: (before: Promotion) => Promotion,
  version: number,
): Promise<DeskPromotion | Refusal<'STF404' | 'STF409' | 'STF466'>>;
export async function changePromotion(
  context: Context,
  operation: Operation,
  promotionId: string,
  change: (before: Promotion) => Promotion,
  version?: number,
): Promise<DeskPromotion | Refusal<'STF404' | 'STF409' | 'STF466'>> {
  const outcome = await transact(context.shop.database.db, async (tx) => {
    const row = await lockPromotion(tx, promotionId);
    if (!row) return refuse('STF404');
    const before = promotionOf(row);
    // A change here would drop what only a later version of the shop knows of it.
    if (laterKindsOf(before).length > 0) return refuse('STF466');
    const after = change(before);
    const isDone = isDeepStrictEqual(before, after);
    if (isDone || (version !== undefined && version !== row.version)) {
      return { promotion: before, version: row.version, isStale: !isDone };
    }
    // A broken promotion can be switched off as it is.
    const isSwitched = isDeepStrictEqual({ ...before, enabled: after.enabled }, after);
    await (isSwitched ? switchPromotion(tx, promotionId, after.enabled) : putPromotions(tx, [recordOf(after)]));
    const subject = { kind: 'promotion', id: promotionId } as const;
    const facts = { before: factsOf(before), after: factsOf(after) };
    await recordAudit(tx, operation, { subject, ...facts }, sourceOf(context));
    return { promotion: after, version: row.version + 1, isStale: false };
  });
  if (outcome instanceof Refusal) return outcome;
  const view = await deskPromotion(context, outcome.promotion, outcome.version);
  return outcome.isStale ? refuseStale('STF409', view) : view;
}
