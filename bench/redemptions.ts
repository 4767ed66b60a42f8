import { randomUUID } from 'node:crypto';
import { insertCart } from '@eyelet/db/cart/cart.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { type Claim, claimCart } from '@eyelet/db/placement/claim.ts';
import { writeCoupons } from '@eyelet/db/promotions/promotion.ts';
import { emptyCart } from '@eyelet/domain/cart/document.ts';
import { writePromotions } from '@eyelet/server/promotions/write-promotions.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { figuresOf } from './figures.ts';
import type { Section } from './report.ts';

const redemptions = 10_000;
const shoppers = 1000;
const limit = 1000;

/** Connections, as two processes of the shop have them. */
const atOnce = 20;

/**
 * Shoppers place carts with one limited code at once, by the statement that claims a cart for an order. Exactly as many as the limit
 * are claimed, and the counts of the code agree; anything else is a failure. What it has written is deleted.
 */
export async function measureRedemptions(databaseUrl: string): Promise<Section> {
  const database = openDatabase(databaseUrl, atOnce);
  try {
    const code = `RUSH-${randomUUID().slice(0, 8).toUpperCase()}`;
    const one = promotion(code.toLowerCase(), { enabled: false, needsCoupon: true });
    await writePromotions(database, [one]);
    const period = { starts_at: null, ends_at: null, most_uses_each: null };
    await writeCoupons(database, [
      { code, promotion_id: one.id, enabled: true, shown: false, most_uses: limit, ...period },
    ]);
    const carts = Array.from({ length: redemptions }, (_, index) => `${code}-${index}`);
    const owner = (index: number) => `${code}-shopper-${index % shoppers}`;
    const document = emptyCart('en-us');
    await inParallel(carts, (id, index) =>
      insertCart(database.pool, id, owner(index), document, new Date(), false).then(() => 'made' as const),
    );
    const times: number[] = [];
    const start = performance.now();
    const ends = await inParallel(carts, async (cartId, index) => {
      const began = performance.now();
      const { kind } = await claimWithCode(database, code, { cartId, owner: owner(index) });
      times.push(performance.now() - began);
      return kind;
    });
    const seconds = (performance.now() - start) / 1000;
    const counts = Map.groupBy(ends, (end) => end);
    const given = counts.get('claimed')?.length ?? 0;
    const refused = counts.get('spent')?.length ?? 0;
    const stored = await usesOf(database, code);
    await forget(database, code);
    const isExact =
      given === limit && refused === redemptions - limit && stored.used === limit && stored.uses === limit;
    const { p50, p99 } = figuresOf(times, 0, seconds);
    const head =
      '| redemptions | shoppers | limit | given | refused | seconds | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- | --- | --- | --- |';
    const row = [redemptions, shoppers, limit, given, refused, seconds.toFixed(1), p50.toFixed(1), p99.toFixed(1)];
    return {
      text: `\n## One limited code\n\n${head}\n| ${row.join(' | ')} |`,
      failures: isExact
        ? []
        : [
            `one code: ${given} given, ${refused} refused, ${stored.used} counted and ${stored.uses} kept, limit ${limit}`,
          ],
    };
  } finally {
    await database.close();
  }
}

type Database = ReturnType<typeof openDatabase>;

/** Has a cart placed, for goods without stock, so that nothing but the code is contested. */
function claimWithCode({ pool }: Pick<Database, 'pool'>, code: string, cart: Pick<Claim, 'cartId' | 'owner'>) {
  const draft = {
    coupons: [code],
    sources: [],
    redemptions: [],
    allowances: [],
    turn: null,
    order: { currency: 'USD' },
  };
  const now = new Date();
  return claimCart(pool, {
    ...cart,
    ...{ version: 1, orderNumber: cart.cartId, attempt: cart.cartId, paymentKey: cart.cartId },
    fromStores: false,
    ...{ draft: draft as unknown as Claim['draft'], leaseUntil: new Date(now.getTime() + 3600_000), now },
  });
}

/** Runs a task for each, so many at once. */
async function inParallel<One, End>(
  all: readonly One[],
  task: (one: One, index: number) => Promise<End>,
): Promise<End[]> {
  const ends: End[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < all.length; index = next++) ends[index] = await task(all[index] as One, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ends;
}

async function usesOf({ pool }: Pick<Database, 'pool'>, code: string) {
  const { rows } = await pool.query<{ used: number; uses: number }>(
    `select used, (select count(*)::int from coupon_use where coupon_use.code = coupon.code) as uses from coupon where code = $1`,
    [code],
  );
  return rows[0] ?? { used: 0, uses: 0 };
}

async function forget({ pool }: Pick<Database, 'pool'>, code: string): Promise<void> {
  const all = [`${code}-%`];
  await pool.query('delete from placement where cart_id like $1', all);
  await pool.query('delete from coupon_use where code = $1', [code]);
  await pool.query('delete from cart where id like $1', all);
  await pool.query('delete from coupon where code = $1', [code]);
  await pool.query('delete from promotion where id = $1', [code.toLowerCase()]);
}
