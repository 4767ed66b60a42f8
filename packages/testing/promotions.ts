import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { writeCoupons } from '@eyelet/db/promotions/promotion.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { writePromotions } from '@eyelet/server/promotions/write-promotions.ts';
import type { RunningShop } from './start-shop.ts';

type Code = Readonly<{ code: string; promotion: string }> &
  Partial<Readonly<{ enabled: boolean; from: Date; until: Date; most: number; mostEach: number; shown: boolean }>>;

/** Writes promotions and codes, and waits until the shop has loaded them. */
export async function givePromotions(
  { shop }: RunningShop,
  promotions: readonly Promotion[],
  codes: readonly Code[] = [],
): Promise<void> {
  await writePromotions(shop.database, promotions);
  await writeCoupons(
    shop.database,
    codes.map(({ code, promotion: id, enabled = true, from, until, most, mostEach, shown = false }) => ({
      code,
      promotion_id: id,
      enabled,
      starts_at: from?.toISOString() ?? null,
      ends_at: until?.toISOString() ?? null,
      most_uses: most ?? null,
      most_uses_each: mostEach ?? null,
      shown,
    })),
  );
  const isKnown = (promotion: Promotion) =>
    isDeepStrictEqual(
      shop.catalogue.promotions().find(({ id }) => id === promotion.id),
      promotion,
    );
  for (let looks = 0; !promotions.every(isKnown); looks++) {
    if (looks === 500) throw new Error('the shop did not load the promotions in time');
    await pause(20);
  }
}
