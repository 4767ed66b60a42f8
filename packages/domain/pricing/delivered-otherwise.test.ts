import { catalogueOf } from '@eyelet/testing/catalogue-facts.ts';
import { cartLine, cartOf, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import { settle } from '../delivery/settle.ts';
import { enUs } from '../markets/en-us.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CatalogueFacts } from './facts.ts';
import { type Deliver, layOut } from './price-cart.ts';
import { receiptOf } from './receipt-of.ts';

const now = new Date('2026-05-01T12:00:00Z');
const terms = { market: enUs, now, shopper: { consumerType: 'GUEST' as const } };
const settled: Deliver<number> = (cart, facts) => {
  const { cart: after, transitions, ...delivery } = settle(cart, facts, enUs, now);
  return { cart: after, delivery, more: transitions.length };
};

/** A shoe to be collected in Boston, which has so many of it. */
function laidOut(unitsThere: number, promotions: readonly Promotion[]) {
  const own = catalogueOf({ shoe: { price: { current: 10_000, original: 10_000 } } }, promotions);
  const catalogue: CatalogueFacts = {
    ...own,
    store: (id) => storeFacts(id, { acceptsShipToStore: false }),
    units: (upc, placeId) => (placeId === 'boston' ? unitsThere : own.units(upc, placeId)),
  };
  const line = cartLine({ id: 'a', upc: 'shoe', productId: 'shoe', fulfilment: 'pickup', storeId: 'boston' });
  const { priced, more } = layOut(cartOf([line]), terms, catalogue, settled);
  const { notApplied, totals } = receiptOf(priced, terms);
  const reasons = Object.fromEntries(notApplied.map(({ promotionId, reason }) => [promotionId, reason]));
  return { taken: priced.reducing.map(({ id }) => id), reasons, items: totals.items, transitions: more };
}

const collected = promotion('collected', { wants: { delivery: ['pickup'] } });
const sent = promotion('sent', { wants: { delivery: ['standard'] }, benefit: { kind: 'percent', percent: 20 } });
const boston = promotion('boston', { wants: { stores: ['boston'] } });

test('goods count by how they are delivered in the end, where a store has none of them left', () => {
  expect(laidOut(1, [collected, sent, boston])).toEqual({
    taken: ['boston', 'collected'],
    reasons: { sent: 'other-delivery' },
    items: 8100,
    transitions: 0,
  });
  expect(laidOut(0, [collected, sent, boston])).toEqual({
    taken: ['sent'],
    reasons: { collected: 'other-delivery', boston: 'other-store' },
    items: 8000,
    transitions: 1,
  });
});
