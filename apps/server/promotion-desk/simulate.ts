import { mostSimulated, type Simulated, simulateDeskPromotion } from '@eyelet/contracts/promotion-desk/simulate.ts';
import { countPastOrders, type PastOrderCursor, pastOrders } from '@eyelet/db/promotions/past-orders.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { trialOf, whatIf } from '@eyelet/domain/pricing/what-if.ts';
import { askedTogether, asksOf } from '@eyelet/domain/promotions/conditions/asks.ts';
import { takesOff } from '@eyelet/domain/promotions/effects/effects.ts';
import { type Promotion, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { inTurns } from '../kernel/in-turns.ts';
import { Refusal, refuseFields } from '../kernel/refusal.ts';
import { askedOf, pastLines } from './past-cart.ts';
import { writtenPromotion } from './written.ts';

const day = 24 * 3600 * 1000;

/** Within this time after its beginning a simulation is read to its end. */
const longest = day;

/** By how much the clocks of two processes may differ. */
const clockSkew = 60_000;

/** As many as are priced twice before other requests take their turn. */
const ordersInTurn = 20;

/** The id of a promotion that is not saved yet. */
const newId = 'new';

type Figures = Simulated['markets'][number];

/** Prices past orders once more, with and without a promotion. The period ends where its first part has begun. */
export const simulateDeskPromotionHandler = handle(simulateDeskPromotion, async (context, { body }) => {
  const { shop, market, now } = context;
  const id = body.promotionId ?? newId;
  const written = writtenPromotion(context, id, body.promotion);
  if (written instanceof Refusal) return written;
  if (!takesOff(written.benefit)) {
    const message = createMessages(market.tag)('studio.promotions.problem.simulated');
    return refuseFields('STF400', [{ field: 'benefit', message }]);
  }
  const candidate = { ...written, enabled: true, startsAt: null, endsAt: null, limits: null };
  const begun = readBegun(body.after, now, body.days);
  const { since } = begun;
  // None of the others can hold for an order of the period.
  const promotions = shop.catalogue.promotions().filter((one) => mayHold(one, begun));
  const { segment: hasSegments, ...parts } = askedTogether(
    [candidate, ...promotions].flatMap(({ wants }) => asksOf(wants)),
  );
  const asked = { since, until: begun.until, after: begun.after, limit: mostSimulated + 1 };
  const [rows, total] = await Promise.all([
    pastOrders(shop.database.db, { ...asked, segment: hasSegments ? parts : undefined }),
    countPastOrders(shop.database.db, since, begun.until),
  ]);
  const { page, last } = cutPage(rows, mostSimulated);
  const trial = trialOf(promotions, candidate);
  const figures = new Map<string, Figures>();
  const displaced = new Map<string, number>();
  await inTurns(page, ordersInTurn, (order) => {
    const placedIn = markets.find(({ header }) => header === order.locale);
    if (!placedIn) return;
    const lines = pastLines(context, order, placedIn);
    const found = whatIf(lines, trial, askedOf(shop, order, placedIn));
    if (found.given === 0) return;
    const { locale, currency } = placedIn;
    const before = figures.get(locale) ?? { market: locale, currency, orders: 0, discount: 0, further: 0, goods: 0 };
    const goods = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
    figures.set(locale, {
      ...{ market: locale, currency, orders: before.orders + 1, discount: before.discount + found.given },
      ...{ further: before.further + found.further, goods: before.goods + goods },
    });
    for (const other of found.displaced) displaced.set(other, (displaced.get(other) ?? 0) + 1);
  });
  return {
    ...{ total, read: page.length },
    next: last ? writeBegun(begun.until, [last.placed_at.toISOString(), last.order_number]) : null,
    markets: [...figures.values()].map(({ discount, further, goods, ...one }) => {
      return { ...one, discount: toAmount(discount), further: toAmount(further), goods: toAmount(goods) };
    }),
    displaced: promotions.flatMap((one) => {
      const orders = displaced.get(one.id);
      return orders ? [{ promotionId: one.id, name: textsIn(one, market).name, orders }] : [];
    }),
  };
});

/** The period, and the last order of the part before. */
type Begun = Readonly<{ since: Date; until: Date; after: PastOrderCursor | undefined }>;

function mayHold({ enabled, startsAt, endsAt }: Promotion, { since, until }: Begun): boolean {
  return enabled && (startsAt === null || startsAt < until) && (endsAt === null || endsAt > since);
}

/** The end of the period, which stays while its parts are read, and the last order of the part before. */
function writeBegun(until: Date, after: PastOrderCursor): string {
  return Buffer.from(JSON.stringify([until.toISOString(), ...after])).toString('base64url');
}

/** An unreadable one begins anew, as does one of a period that ends later than now, or of an order outside of it. */
function readBegun(text: string | null, now: Date, days: number): Begun {
  const sinceOf = (until: Date) => new Date(until.getTime() - days * day);
  try {
    const [end, placed, orderNumber] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')) as unknown[];
    const [until, placedAt] = [new Date(String(end)), new Date(String(placed))];
    const since = sinceOf(until);
    const age = now.getTime() - until.getTime();
    const isOwn = -clockSkew <= age && age < longest && since <= placedAt && placedAt < until;
    if (isOwn && typeof orderNumber === 'string' && /^[\w-]+$/.test(orderNumber)) {
      return { since, until, after: [placedAt.toISOString(), orderNumber] };
    }
  } catch {
    // No cursor.
  }
  return { since: sinceOf(now), until: now, after: undefined };
}
