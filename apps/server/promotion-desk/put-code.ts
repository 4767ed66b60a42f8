import { isDeepStrictEqual } from 'node:util';
import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import { putPromotionCode } from '@eyelet/contracts/promotion-desk/put-code.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockCode } from '@eyelet/db/promotions/desk-codes.ts';
import { findPromotion, writeCoupons } from '@eyelet/db/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields, refuseStale } from '../kernel/refusal.ts';
import { codeView } from './code-view.ts';

/** Adds or changes a code. Its row is locked, so that no order uses it meanwhile. */
export const putPromotionCodeHandler = handle(putPromotionCode, async (context, { params, body }) => {
  const { promotionId, code } = params;
  const { shop, now, market } = context;
  const t = createMessages(market.tag);
  const { version, ...members } = body;
  const { startsAt, endsAt, mostUses } = members;
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt)) {
    return refuseFields('STF400', [{ field: 'endsAt', message: t('studio.promotions.problem.period') }]);
  }
  return transact(shop.database.db, async (tx) => {
    if (!(await findPromotion(tx, promotionId))) return refuse('STF404');
    const row = await lockCode(tx, code);
    if (row && row.promotion_id !== promotionId) {
      return refuseFields('STF400', [{ field: 'code', message: t('studio.promotions.problem.codeTaken') }]);
    }
    const before = row && codeView(row, now);
    if (before && isDeepStrictEqual(codeFacts(before), codeFacts(members))) return before;
    if ((before?.version ?? 0) !== version) return before ? refuseStale('STF409', before) : refuse('STF404');
    if (mostUses !== null && mostUses < (before?.used ?? 0)) {
      return refuseFields('STF400', [{ field: 'mostUses', message: t('studio.promotions.problem.usedMore') }]);
    }
    await writeCoupons({ db: tx }, [
      {
        ...{ code, promotion_id: promotionId, enabled: members.enabled, shown: members.shown },
        ...{ starts_at: startsAt, ends_at: endsAt, most_uses: mostUses, most_uses_each: members.mostUsesEach },
      },
    ]);
    const subject = { kind: 'promotion', id: promotionId } as const;
    const after = { code, ...codeFacts(members) };
    const change = { subject, before: before ? { code, ...codeFacts(before) } : null, after };
    await recordAudit(tx, putPromotionCode, change, sourceOf(context));
    const written = await lockCode(tx, code);
    if (!written) throw new Error('the code just written does not exist');
    return codeView(written, now);
  });
});

/** The members of a code that the audit keeps. */
function codeFacts(code: Pick<DeskCode, 'enabled' | 'startsAt' | 'endsAt' | 'mostUses' | 'mostUsesEach' | 'shown'>) {
  const { enabled, startsAt, endsAt, mostUses, mostUsesEach, shown } = code;
  const instant = (text: string | null) => text && new Date(text).toISOString();
  return {
    ...{ active: enabled, startsAt: instant(startsAt), endsAt: instant(endsAt) },
    ...{ uses: mostUses, usesEach: mostUsesEach, shown },
  };
}
