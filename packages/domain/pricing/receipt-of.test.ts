import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { catalogueOf, type GivenGoods } from '@eyelet/testing/catalogue-facts.ts';
import { cartLine, cartOf } from '@eyelet/testing/delivery-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartDocument } from '../cart/document.ts';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import type { Market } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import type { PriceAdjustment } from '../price-adjustments/adjustment.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Benefit, Promotion } from '../promotions/promotion.ts';
import { exactTaxOf } from '../tax/tax.ts';
import { priceCart } from './price-cart.ts';
import type { ReceiptEntry, ReceiptPart } from './receipt.ts';
import { receiptOf, receiptToKeep } from './receipt-of.ts';

const now = new Date('2026-05-01T12:00:00Z');
const addressIn = (country: string, province = '') => ({ country, province, postalCode: '' }) as Address;

type Given = Readonly<{
  goods: Readonly<Record<string, GivenGoods>>;
  cart: CartDocument;
  market: Market;
  promotions?: readonly Promotion[];
  /** The associate who sells. */
  seller?: string;
}>;

function receiptFor({ goods, cart, market, promotions = [], seller }: Given) {
  const terms = { market, now, shopper: { consumerType: 'GUEST' as const }, seller };
  const priced = priceCart(cart, terms, catalogueOf(goods, promotions));
  return { priced, receipt: receiptOf(priced, terms) };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumOf = (entries: readonly ReceiptEntry[]) => sum(entries.map(({ amount }) => amount));

const amountsOf = (market: Market, amount: number) => ({ [market.currency]: amount });

const benefitIn = (market: Market): fc.Arbitrary<Benefit> =>
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
    fc
      .integer({ min: 1, max: 20_000 })
      .map((amount): Benefit => ({ kind: 'amount', amounts: amountsOf(market, amount) })),
    fc.record({
      kind: fc.constant('free-delivery' as const),
      methods: fc.subarray(['standard', 'express'] as const, { minLength: 1 }),
    }),
    fc
      .integer({ min: 1, max: 20_000 })
      .map((amount): Benefit => ({ kind: 'fixed-price', amounts: amountsOf(market, amount) })),
    fc.integer({ min: 1, max: 20_000 }).map(
      (amount): Benefit => ({
        kind: 'group-prices',
        prices: { u0: amountsOf(market, amount), u1: amountsOf(market, 2 * amount) },
      }),
    ),
    fc.record({
      kind: fc.constant('buy-get' as const),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 2 }),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
    fc
      .record({
        ...{ buy: fc.integer({ min: 1, max: 2 }), get: fc.integer({ min: 1, max: 2 }) },
        percent: fc.integer({ min: 1, max: 100 }),
      })
      .map(
        ({ buy, get, percent }): Benefit => ({
          ...{ kind: 'buy-get-other', percent },
          bought: { masterIds: [], categories: ['shoes'], units: buy },
          got: { masterIds: ['u0', 'u1'], categories: ['hats'], units: get },
        }),
      ),
    fc.record({ first: fc.integer({ min: 1, max: 30_000 }), isByUnits: fc.boolean() }).map(
      ({ first, isByUnits }): Benefit => ({
        kind: 'steps',
        steps: [first, first * 2].map((from, index) => ({
          from: isByUnits ? Math.ceil(from / 5000) + index * 9 : amountsOf(market, from),
          percent: 10 + index,
        })),
      }),
    ),
    fc
      .record({
        percent: fc.integer({ min: 1, max: 99 }),
        amount: fc.integer({ min: 1, max: 2500 }),
        isPercent: fc.boolean(),
      })
      .map(
        ({ percent, amount, isPercent }): Benefit => ({
          ...{ kind: 'reduced-delivery', methods: ['standard', 'express'] },
          ...(isPercent ? { percent, amounts: null } : { percent: null, amounts: amountsOf(market, amount) }),
        }),
      ),
    fc.record({ amount: fc.integer({ min: 1, max: 30_000 }), units: fc.integer({ min: 1, max: 2 }) }).map(
      ({ amount, units }): Benefit => ({
        kind: 'bundle',
        amounts: amountsOf(market, amount),
        parts: [
          { masterIds: [], categories: ['shoes'], units },
          { masterIds: ['u0', 'u1'], categories: ['hats'], units: 1 },
        ],
      }),
    ),
    fc.record({ kind: fc.constant('gift' as const), upc: fc.constantFrom('gift', 'sold out', 'unknown') }),
  );

const wants: fc.Arbitrary<Promotion['wants']> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        hours: fc.record({
          days: fc.subarray([4, 5, 6], { minLength: 1 }),
          from: fc.constant('06:00'),
          until: fc.constant('20:00'),
        }),
        groups: fc.constant(['member' as const]),
        payment: fc.constant(['PAYPAL' as const]),
        delivery: fc.subarray(['standard', 'express', 'digital'] as const, { minLength: 1 }),
        price: fc.constantFrom('full' as const, 'reduced' as const),
        units: fc.integer({ min: 1, max: 20 }),
      },
      { requiredKeys: [] },
    ),
  },
);

const promotionsIn = (market: Market): fc.Arbitrary<Promotion[]> =>
  fc
    .array(
      fc.record({
        level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const),
        benefit: benefitIn(market),
        rank: fc.integer({ min: 0, max: 3 }),
        needsCoupon: fc.boolean(),
        belowFloor: fc.boolean(),
        mostOff: fc.option(fc.integer({ min: 1, max: 9000 }).map((amount) => amountsOf(market, amount))),
        wants,
        audience: fc.constantFrom<Promotion['audience']>(null, null, ['EMPLOYEE']),
        endsAt: fc.constantFrom(null, null, now),
        threshold: fc.option(fc.integer({ min: 1, max: 60_000 }).map((amount) => amountsOf(market, amount))),
        concerns: fc.option(
          fc.record({ masterIds: fc.subarray(['u0', 'u1', 'u2']), categories: fc.subarray(['shoes', 'hats']) }),
        ),
      }),
      { maxLength: 8 },
    )
    .map((all) =>
      all.map((one, index) => {
        const { levels } = effectOf(one.benefit);
        const level = levels.includes(one.level) ? one.level : (levels[0] ?? one.level);
        return promotion(`p${index}`, { ...one, level });
      }),
    );

const line = fc.record({
  current: fc.integer({ min: 1, max: 30_000 }),
  off: fc.integer({ min: 0, max: 9000 }),
  /** Percent of the price. */
  floor: fc.option(fc.integer({ min: 0, max: 120 })),
  quantity: fc.integer({ min: 1, max: 9 }),
  isDigital: fc.boolean(),
  categories: fc.subarray(['shoes', 'hats']),
});

const adjusting = fc.oneof(
  fc.record({
    type: fc.constantFrom('amount' as const, 'fixed price' as const),
    lineId: fc.constantFrom('l0', 'l1', 'l2'),
    value: fc.integer({ min: 0, max: 40_000 }),
  }),
  fc.record({
    type: fc.constant('percentage' as const),
    lineId: fc.constantFrom('l0', 'l1', null),
    value: fc.integer({ min: 1, max: 3000 }),
  }),
);

/** Carts with their promotions and what an associate takes off, in markets with tax within prices and on top of them. */
const given: fc.Arbitrary<Given> = fc.constantFrom(...markets).chain((market) =>
  fc
    .record({
      lines: fc.array(line, { maxLength: 6 }),
      promotions: promotionsIn(market),
      codes: fc.subarray(['p0', 'p1', 'p2', 'p3']),
      shippingMethod: fc.constantFrom('standard', 'express'),
      province: fc.constantFrom('', 'ME', 'CA', 'ON', 'QC'),
      hasAddress: fc.boolean(),
      adjusted: fc.array(adjusting, { maxLength: 4 }),
      seller: fc.constantFrom('associate', 'associate', 'another', undefined),
    })
    .map(({ lines, promotions, codes, shippingMethod, province, hasAddress, adjusted, seller }) => {
      const own = lines.map(({ current, off, floor, isDigital, categories }, index): [string, GivenGoods] => [
        `u${index}`,
        {
          price: { current, original: current + off, since: +now },
          isDigital,
          categories,
          lowest: floor === null ? undefined : Math.round((current * floor) / 100),
        },
      ]);
      const free = { price: { current: 500, original: 500 } };
      const cart = cartOf(
        lines.map(({ quantity }, index) =>
          cartLine({ id: `l${index}`, upc: `u${index}`, productId: `u${index}`, quantity }),
        ),
        {
          shippingMethod,
          shopperAppliedMethod: true,
          shippingAddress: hasAddress ? addressIn(market.country, province) : null,
          coupons: codes.map((promotionId) => ({ id: promotionId, code: promotionId, promotionId, endsAt: null })),
          adjustments: adjusted.map((one, index) => ({
            ...{ ...one, id: `a${index}`, currency: market.currency, upc: one.lineId?.replace('l', 'u') ?? null },
            ...{ reason: 'Scuffed', storeId: 'boston', employeeId: 'associate', createdAt: now.toISOString() },
          })),
        },
      );
      const goods = { ...Object.fromEntries(own), gift: free, 'sold out': { ...free, units: 0 } };
      return { market, promotions, cart, goods, ...(seller ? { seller } : {}) };
    }),
);

describe('laws of the receipt', () => {
  test('its steps add up to each amount and to the totals, to the cent', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { priced, receipt } = receiptFor(one);
        const { lines, shipments, totals } = receipt;
        expect(lines.map(({ id, amount, tax }) => [id, amount, tax.amount])).toEqual(
          priced.lines.map((it) => [it.line.id, it.afterOrderDiscount, it.tax]),
        );
        expect(shipments.map(({ id, amount, tax }) => [id, amount, tax.amount])).toEqual(
          priced.shipments.map(({ id, price, tax }) => [id, price, tax]),
        );
        for (const { amount, entries } of [...lines, ...shipments]) expect(sumOf(entries)).toBe(amount);
        expect(sum(lines.map(({ amount }) => amount))).toBe(priced.totals.itemTotal);
        expect(sum(shipments.map(({ amount }) => amount))).toBe(priced.totals.shipping);
        expect(sum([...lines, ...shipments].map(({ tax }) => tax.amount))).toBe(priced.totals.tax);
        const onTop = totals.taxIncluded ? 0 : totals.tax;
        expect(sum([...lines, ...shipments].map(({ amount }) => amount)) + onTop).toBe(totals.total);
        expect(totals.total).toBe(priced.totals.total);
      }),
      { numRuns: 500 },
    );
  });

  test('shares of a promotion are the whole of it, and each rounding is what was rounded', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { receipt } = receiptFor(one);
        const shares = receipt.lines.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'share'));
        for (const { promotionId, amount, base, rounding, rule } of receipt.shared) {
          const own = shares.filter((share) => share.promotionId === promotionId);
          expect(sumOf(own)).toBe(amount);
          expect(sum(own.map((share) => share.rounding))).toBeCloseTo(0, 2);
          expect(own.every(({ over, whole }) => over === base && whole === -amount)).toBe(true);
          if (rule.kind === 'percent') expect(amount - rounding).toBeCloseTo((-base * rule.percent) / 100, 3);
        }
        for (const { amount, rounding, whole, base, over } of shares) {
          expect(amount - rounding).toBeCloseTo((-whole * base) / over, 3);
          expect(Math.abs(rounding)).toBeLessThan(1);
        }
        for (const { tax } of [...receipt.lines, ...receipt.shipments]) {
          expect(tax.amount - tax.rounding).toBeCloseTo(exactTaxOf(tax.base, tax.rate, tax.included), 3);
          expect(Math.abs(tax.rounding)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('every promotion has either made an amount or a reason why not', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { receipt } = receiptFor(one);
        const entries = [...receipt.lines, ...receipt.shipments].flatMap((part) => part.entries);
        const applied = new Set(entries.flatMap((entry) => ('promotionId' in entry ? (entry.promotionId ?? []) : [])));
        const told = [...applied, ...receipt.notApplied.map(({ promotionId }) => promotionId)];
        expect(told.toSorted()).toEqual((one.promotions ?? []).map(({ id }) => id).toSorted());
      }),
      { numRuns: 500 },
    );
  });
});

test('no promotion takes a row below its lowest price unless it may, and the receipt tells what each stops at', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { priced, receipt } = receiptFor(one);
      for (const [index, { line, goods, rowTotal, taken }] of priced.lines.entries()) {
        const floor = (goods.lowest ?? 0) * line.quantity;
        let left = rowTotal;
        for (const { promotion, amount, held = 0, capped = 0 } of taken) {
          const room = promotion.belowFloor ? left : Math.max(0, left - floor);
          expect(amount).toBeLessThanOrEqual(room);
          // It stops only where there is no room, and one that may go below does not stop.
          if (held > 0) expect([amount + capped, promotion.belowFloor]).toEqual([room, false]);
          left -= amount;
        }
        const told = receipt.lines[index]?.entries.filter((entry) => entry.kind === 'lowest-price') ?? [];
        expect(told.map(({ promotionId, amount }) => [promotionId, amount])).toEqual(
          taken.flatMap(({ promotion, held = 0 }) => (held > 0 ? [[promotion.id, held]] : [])),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('no promotion takes more off an order than its most, and one that is cut says by how much', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { priced, receipt } = receiptFor(one);
      const all = priced.lines.flatMap(({ taken }) => taken);
      for (const promotion of new Set(all.map((taken) => taken.promotion))) {
        const own = all.filter((taken) => taken.promotion === promotion);
        const given = sum(own.map(({ amount }) => amount));
        const capped = sum(own.map((taken) => taken.capped ?? 0));
        const most = promotion.mostOff?.[one.market.currency];
        if (most !== undefined) expect(given).toBeLessThanOrEqual(most);
        // It is cut only where it would take more, and then it takes its most.
        if (capped > 0) expect(given).toBe(most);
        const told = receipt.lines.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'most-off'));
        expect(sumOf(told.filter(({ promotionId }) => promotionId === promotion.id))).toBe(capped);
      }
    }),
    { numRuns: 500 },
  );
});

test('an adjustment takes at most 30 percent off a unit, or brings it to a fixed price not below 0 [C7.62]', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { priced } = receiptFor(one);
      for (const { line, price, adjusted, rowTotal, rowOriginal, goods } of priced.lines) {
        if (line.bonus !== null) continue;
        const listed = goods.price?.current ?? 0;
        expect(rowTotal).toBe(price.current * line.quantity);
        expect(rowOriginal).toBe((goods.price?.original ?? 0) * line.quantity);
        expect(price.current).toBe(listed - (adjusted?.each ?? 0));
        expect(price.current).toBeGreaterThanOrEqual(0);
        if (!adjusted) continue;
        expect(one.seller).toBe('associate');
        expect(adjusted.amount).toBe(adjusted.each * line.quantity);
        const { type, value } = adjusted.adjustment;
        if (type === 'fixed price') expect(price.current).toBe(Math.min(value, listed));
        else expect(adjusted.each * 10).toBeLessThanOrEqual(listed * 3);
      }
    }),
    { numRuns: 500 },
  );
});

test('whoever else reads the cart pays what everybody pays', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { adjustments: _, ...plain } = one.cart;
      const { seller: __, ...customer } = one;
      const { receipt } = receiptFor({ ...customer, cart: plain });
      expect(receiptFor(customer).receipt).toEqual(receipt);
      expect(receiptFor({ ...customer, seller: 'another' }).receipt).toEqual(receipt);
    }),
  );
});

const shoe = { price: { current: 8000, original: 10_000, since: Date.UTC(2026, 3, 1), until: Date.UTC(2026, 5, 1) } };
const sock = { price: { current: 1001, original: 1001 } };
const shoeLine = cartLine({ id: 'a', upc: 'shoe', productId: 'shoe' });
const sockLine = cartLine({ id: 'b', upc: 'sock', productId: 'sock', quantity: 2 });
const shop = (promotions: readonly Promotion[], members: Partial<CartDocument> = {}, market: Market = enUs): Given => ({
  goods: { shoe, sock, gift: sock, 'sold out': { ...sock, units: 0 } },
  cart: cartOf([shoeLine, sockLine], members),
  market,
  promotions,
});
const partOf = (parts: readonly ReceiptPart[], id: string) => parts.find((part) => part.id === id);

test('a line tells its list price, its markdown with its dates, its own promotion and its share of the order', () => {
  const third = promotion('third', {
    level: 'PRODUCT',
    benefit: { kind: 'percent', percent: 33 },
    concerns: { masterIds: ['sock'], categories: [] },
  });
  const ten = promotion('ten', { benefit: { kind: 'amount', amounts: { EUR: 1000 } } });
  const { receipt } = receiptFor(shop([third, ten], { shippingAddress: addressIn('DE') }, deDe));
  expect(partOf(receipt.lines, 'a')?.entries).toEqual([
    { kind: 'list-price', amount: 10_000, quantity: 1, each: 10_000 },
    {
      kind: 'markdown',
      amount: -2000,
      quantity: 1,
      each: -2000,
      since: '2026-04-01T00:00:00.000Z',
      until: '2026-06-01T00:00:00.000Z',
    },
    { kind: 'share', amount: -856, promotionId: 'ten', whole: 1000, base: 8000, over: 9341, rounding: 0.4394 },
  ]);
  expect(partOf(receipt.lines, 'b')).toMatchObject({
    amount: 1197,
    entries: [
      { kind: 'list-price', amount: 2002, quantity: 2, each: 1001 },
      { kind: 'promotion', amount: -661, promotionId: 'third', rule: third.benefit, base: 2002, rounding: -0.34 },
      { kind: 'share', amount: -144, promotionId: 'ten', base: 1341, rounding: -0.4394 },
    ],
    tax: { amount: 191, rate: 19_000, base: 1197, included: true, rounding: -0.1176 },
  });
  expect(receipt.shared).toEqual([{ promotionId: 'ten', rule: ten.benefit, base: 9341, amount: -1000, rounding: 0 }]);
});

test('a line tells what a store associate took off, before promotions, which reckon by what is left', () => {
  const half = promotion('half', {
    level: 'PRODUCT',
    benefit: { kind: 'percent', percent: 50 },
    concerns: { masterIds: ['shoe'], categories: [] },
  });
  const adjustment: PriceAdjustment = {
    id: 'adjusted',
    lineId: 'a',
    upc: 'shoe',
    type: 'percentage',
    value: 1000,
    currency: 'USD',
    reason: 'Scuffed',
    storeId: 'boston',
    employeeId: 'associate',
    createdAt: now.toISOString(),
  };
  const given = shop([half], { adjustments: [adjustment], shippingAddress: addressIn('US', 'ME') });
  const { receipt } = receiptFor({ ...given, seller: 'associate' });
  expect(partOf(receipt.lines, 'a')).toMatchObject({
    amount: 3600,
    entries: [
      { kind: 'list-price', amount: 10_000 },
      { kind: 'markdown', amount: -2000, each: -2000 },
      {
        ...{ kind: 'adjustment', amount: -800, quantity: 1, each: -800, base: 8000 },
        ...{ adjustmentId: 'adjusted', type: 'percentage', value: 1000, reason: 'Scuffed' },
      },
      { kind: 'promotion', amount: -3600, promotionId: 'half', base: 7200 },
    ],
    tax: { base: 3600 },
  });
  const moved = { ...given.cart, lines: [{ ...shoeLine, upc: 'sock', productId: 'sock' }] };
  expect(receiptFor({ ...given, cart: moved, seller: 'associate' }).priced.lines[0]?.adjusted).toBeUndefined();
});

test('tax on top has its rate, its base and its rounding', () => {
  const { receipt } = receiptFor(shop([], { shippingAddress: addressIn('US', 'ME') }));
  expect(partOf(receipt.lines, 'b')?.tax).toEqual({
    amount: 110,
    rate: 5500,
    base: 2002,
    included: false,
    rounding: -0.11,
  });
});

test('delivery tells its method, and what makes it free', () => {
  const free = promotion('free', { level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['express'] } });
  const express = { shippingMethod: 'express', shopperAppliedMethod: true, shippingAddress: addressIn('US', 'ME') };
  const entriesWith = (promotions: readonly Promotion[], members: Partial<CartDocument>) =>
    receiptFor(shop(promotions, members)).receipt.shipments.flatMap(({ entries }) => entries);
  expect(entriesWith([], express)).toEqual([{ kind: 'delivery', amount: 1800, method: 'express' }]);
  expect(entriesWith([free], express)).toEqual([
    { kind: 'delivery', amount: 1800, method: 'express' },
    { kind: 'free-delivery', amount: -1800, promotionId: 'free' },
  ]);
  expect(entriesWith([free], {})).toEqual([
    { kind: 'delivery', amount: 700, method: 'standard' },
    { kind: 'free-delivery', amount: -700, promotionId: null },
  ]);
});

test('delivery tells what a promotion leaves of its price, and which one stands in the place of another', () => {
  const off = (id: string, percent: number) =>
    promotion(id, {
      level: 'SHIPPING',
      benefit: { kind: 'reduced-delivery', methods: ['express'], percent, amounts: null },
    });
  const express = { shippingMethod: 'express', shopperAppliedMethod: true, shippingAddress: addressIn('US', 'ME') };
  const { receipt } = receiptFor(shop([off('third', 33), off('quarter', 25)], express));
  expect(receipt.shipments).toMatchObject([
    {
      amount: 1206,
      entries: [
        { kind: 'delivery', amount: 1800, method: 'express' },
        { kind: 'reduced-delivery', amount: -594, promotionId: 'third', base: 1800, rounding: 0 },
      ],
    },
  ]);
  expect(receipt.notApplied).toEqual([
    { promotionId: 'quarter', level: 'SHIPPING', reason: 'excluded', by: ['third'] },
  ]);
});

test('a gift costs nothing, by the promotion that brings it', () => {
  const bag = promotion('bag', { benefit: { kind: 'gift', upc: 'gift' } });
  const { receipt } = receiptFor(shop([bag]));
  expect(partOf(receipt.lines, 'gift-bag')).toMatchObject({
    amount: 0,
    entries: [{ kind: 'gift', amount: 0, promotionId: 'bag' }],
  });
});

type Members = Omit<Partial<Promotion>, 'texts'>;
const ofRows = (percent: number): Members => ({ level: 'PRODUCT', benefit: { kind: 'percent', percent } });
const freeBy = (method: 'standard' | 'express'): Members => ({
  level: 'SHIPPING',
  benefit: { kind: 'free-delivery', methods: [method] },
});

test.each<readonly [string, Members, object]>([
  ['below its threshold', { threshold: { USD: 20_000 } }, { reason: 'below-threshold', distance: 10_198 }],
  ['for other shoppers', { audience: ['EMPLOYEE'] }, { reason: 'other-shopper' }],
  ['for another shop', { locales: ['fr-fr'] }, { reason: 'other-shop' }],
  ['without an amount in the currency', { threshold: { EUR: 1 } }, { reason: 'other-currency' }],
  ['that has not begun', { startsAt: new Date(+now + 1) }, { reason: 'not-started' }],
  ['that is over', { endsAt: now }, { reason: 'ended' }],
  ['that is switched off', { enabled: false }, { reason: 'switched-off' }],
  ['whose code is missing', { needsCoupon: true }, { reason: 'code-missing' }],
  ['at other hours', { wants: { hours: { days: [1], from: '00:00', until: '24:00' } } }, { reason: 'other-hours' }],
  ['for members', { wants: { groups: ['member'] } }, { reason: 'not-in-group' }],
  ['for a first order', { wants: { firstOrder: true } }, { reason: 'not-first-order' }],
  ['for another means of payment', { wants: { payment: ['PAYPAL'] } }, { reason: 'other-payment' }],
  ['for goods that travel otherwise', { wants: { delivery: ['pickup'] } }, { reason: 'other-delivery' }],
  ['for goods of a store', { wants: { stores: ['boston'] } }, { reason: 'other-store' }],
  ['for blue goods', { wants: { attributes: { colour: ['blue'] } } }, { reason: 'other-goods' }],
  ['for more units', { wants: { units: 5 } }, { reason: 'too-few', missing: 2 }],
  [
    'for reduced goods, of which others have the price',
    { wants: { price: 'reduced' }, concerns: { masterIds: ['sock'], categories: [] } },
    { reason: 'not-reduced' },
  ],
  [
    'for goods at their list price, which are reduced',
    { wants: { price: 'full' }, concerns: { masterIds: ['shoe'], categories: [] } },
    { reason: 'not-full-price' },
  ],
  ['for other goods', { concerns: { masterIds: ['hat'], categories: [] } }, { reason: 'other-goods' }],
  [
    'of more units than there are',
    { level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 3, get: 1, percent: 100 } },
    { reason: 'too-few', missing: 1 },
  ],
  ['of a row that another one is better for', ofRows(1), { reason: 'excluded', by: ['better'] }],
  ['of a method that the value makes free', freeBy('standard'), { reason: 'not-needed' }],
  ['of a method that is not chosen', freeBy('express'), { reason: 'other-method' }],
  ['whose gift is sold out', { benefit: { kind: 'gift', upc: 'sold out' } }, { reason: 'gift-unavailable' }],
])('a promotion %s says so', (_, members, why) => {
  const better = promotion('better', { ...ofRows(2) });
  const delivery = promotion('delivery', { ...freeBy('standard'), rank: 0 });
  const { receipt } = receiptFor(shop([promotion('asked', members), better, delivery]));
  const told = receipt.notApplied.find(({ promotionId }) => promotionId === 'asked');
  expect(told).toEqual({ promotionId: 'asked', level: members.level ?? 'ORDER', ...why });
});

test('free delivery that the value of the cart gives anyway is not needed', () => {
  const { receipt } = receiptFor(shop([promotion('free', freeBy('standard'))]));
  expect(receipt.notApplied).toEqual([{ promotionId: 'free', level: 'SHIPPING', reason: 'not-needed' }]);
});

test('an order keeps the reasons that are about it, and none about staff, other shops or codes that it has not', () => {
  const promotions = [
    promotion('near', { threshold: { USD: 20_000 } }),
    promotion('staff', { audience: ['EMPLOYEE'] }),
    promotion('secret', { needsCoupon: true }),
    promotion('late', { needsCoupon: true, endsAt: now }),
  ];
  const coupons = [{ id: '1', code: 'LATE', promotionId: 'late', endsAt: null }];
  const { receipt } = receiptFor(shop(promotions, { coupons }));
  expect(receipt.notApplied.map(({ promotionId }) => promotionId).toSorted()).toEqual([
    'late',
    'near',
    'secret',
    'staff',
  ]);
  expect(
    receiptToKeep(receipt, coupons)
      .notApplied.map(({ promotionId }) => promotionId)
      .toSorted(),
  ).toEqual(['late', 'near']);
});

test('a promotion stops at the lowest price, says so, and the next one finds nothing that it may take', () => {
  const half = promotion('half', {
    level: 'PRODUCT',
    benefit: { kind: 'percent', percent: 50 },
    concerns: { masterIds: ['shoe'], categories: [] },
  });
  const third = { level: 'PRODUCT', benefit: { kind: 'percent', percent: 33 } } as const;
  const onSock = promotion('third', { ...third, concerns: { masterIds: ['sock'], categories: [] } });
  const tenth = promotion('tenth');
  const guarded = { ...shop([half, onSock, tenth]), goods: { shoe: { ...shoe, lowest: 7000 }, sock } };
  const { receipt } = receiptFor(guarded);
  expect(partOf(receipt.lines, 'a')).toMatchObject({
    amount: 7000,
    entries: [
      { kind: 'list-price', amount: 10_000 },
      { kind: 'markdown', amount: -2000 },
      { kind: 'promotion', amount: -4000, promotionId: 'half' },
      { kind: 'lowest-price', amount: 3000, promotionId: 'half', of: 'line' },
      { kind: 'share', amount: -700, promotionId: 'tenth' },
      { kind: 'lowest-price', amount: 700, promotionId: 'tenth', of: 'order' },
    ],
  });
  expect(partOf(receipt.lines, 'b')?.entries.at(-1)).toMatchObject({ kind: 'share', amount: -134 });
  const dear = { ...guarded, goods: { shoe: { ...shoe, lowest: 8000 }, sock: { ...sock, lowest: 1001 } } };
  expect(receiptFor(dear).receipt).toMatchObject({
    totals: { items: 10_002 },
    notApplied: ['half', 'third', 'tenth'].map((promotionId) => ({ promotionId, reason: 'at-lowest-price' })),
  });
  const may = [half, onSock, tenth].map((one) => ({ ...one, belowFloor: true }));
  expect(receiptFor({ ...dear, promotions: may }).receipt.totals.items).toBe(3600 + 1207);
});

test('a promotion of rows that takes off only so much of an order is cut in proportion, and gives way to what takes off more', () => {
  const half = promotion('half', {
    ...{ level: 'PRODUCT', benefit: { kind: 'percent', percent: 50 }, mostOff: { USD: 2000 } },
  });
  const { receipt } = receiptFor(shop([half]));
  const steps = receipt.lines.map(({ amount, entries }) => [amount, ...entries.slice(-2).map((one) => one.amount)]);
  expect(steps).toEqual([
    [6400, -4000, 2400],
    [1602, -1001, 601],
  ]);
  const third = promotion('third', { level: 'PRODUCT', benefit: { kind: 'percent', percent: 33 } });
  const { receipt: better } = receiptFor(shop([half, third]));
  expect(better.notApplied).toMatchObject([{ promotionId: 'half', reason: 'excluded', by: ['third'] }]);
  const small = promotion('small', { level: 'PRODUCT', benefit: { kind: 'percent', percent: 5 } });
  expect(receiptFor(shop([small, half])).receipt.notApplied).toMatchObject([{ promotionId: 'small', by: ['half'] }]);
});

test('a promotion of the order takes off no more than its most', () => {
  const tenth = promotion('tenth', { mostOff: { USD: 300 } });
  const { receipt } = receiptFor(shop([tenth]));
  expect(receipt.totals.items).toBe(10_002 - 300);
  expect(receipt.lines.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'most-off'))).toMatchObject([
    { promotionId: 'tenth', of: 'order' },
    { promotionId: 'tenth', of: 'order' },
  ]);
  expect(receiptFor(shop([{ ...tenth, mostOff: { EUR: 300 } }])).receipt.notApplied).toMatchObject([
    { promotionId: 'tenth', reason: 'other-currency' },
  ]);
});
