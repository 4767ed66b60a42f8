import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { type ListedPromotion, mostCodesCounted } from '@eyelet/contracts/promotion-desk/promotion.ts';
import type { Database } from '@eyelet/db/database.ts';
import { countPromotions, type ListedPromotionRow, listPromotionRows } from '@eyelet/db/promotions/desk-list.ts';
import { readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { isKnownBenefit } from '@eyelet/domain/promotions/effects/effects.ts';
import { textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { shownStateOf } from '@eyelet/domain/promotions/state.ts';
import { canBeJudged, readable } from '../catalogue/promotion-shape.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import type { Context } from '../kernel/context.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** The promotions of the shop, filtered and by page. */
export const listDeskPromotionsHandler = handle(listDeskPromotions, async (context, { query }) => {
  const { shop, now } = context;
  const { after, limit = 50, state, kind, market, from, until, search } = query;
  const { db } = shop.database;
  const filter = {
    ...{ state, kind, market, search: search?.trim() || undefined },
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    ineffective: state === undefined ? [] : await ineffectiveIds(shop.database),
  };
  const asked = { after: readCursor(after), limit: limit + 1 };
  const rows = await listPromotionRows(db, filter, asked, { now, most: mostCodesCounted });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => rowView(context, row)),
    next: last ? writeCursor([last.rank, last.id]) : null,
    total: await countPromotions(db, filter, now),
  };
});

/** Which promotions cannot be judged: their shape is known here, not in the database. */
async function ineffectiveIds({ db }: Pick<Database, 'db'>): Promise<readonly string[]> {
  return (await readPromotions(db)).filter((row) => !canBeJudged(promotionOf(row))).map(({ id }) => id);
}

function rowView({ market, now }: Pick<Context, 'market' | 'now'>, row: ListedPromotionRow): ListedPromotion {
  const stored = promotionOf(row);
  const promotion = readable(stored);
  const { id, benefit, level, startsAt, endsAt, locales, needsCoupon, limits, rank } = promotion;
  return {
    promotionId: id,
    name: textsIn(promotion, market).name,
    state: shownStateOf(promotion, now, canBeJudged(stored)),
    kind: isKnownBenefit(benefit.kind) ? benefit.kind : 'unknown',
    level,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    locales: locales && [...locales],
    needsCode: needsCoupon,
    codes: row.codes,
    uses: row.uses,
    mostUses: limits?.uses ?? null,
    rank,
  };
}
