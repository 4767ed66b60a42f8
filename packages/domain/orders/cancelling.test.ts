import { expect, test } from 'vitest';
import { cancelledBy, cancelRefusal, cancelUntil, mayDeskCancel } from './cancelling.ts';
import { mayMove, type OrderState, orderMoves } from './life-cycle.ts';

const placedAt = new Date('2026-05-04T16:00:00Z');
const atOnce = { minutes: 30, now: placedAt };
const after = (seconds: number) => new Date(placedAt.getTime() + seconds * 1000);

test.each([
  [0, undefined],
  [29 * 60 + 59, undefined],
  [30 * 60, 'late'],
  [24 * 60 * 60, 'late'],
] as const)('a confirmed order is cancelled within thirty minutes of placing: after %i seconds, %s', (seconds, why) => {
  expect(
    cancelRefusal({ state: 'confirmed', placedAt, lines: [], exchange: null }, { minutes: 30, now: after(seconds) }),
  ).toBe(why);
  expect(after(seconds) < cancelUntil(placedAt, 30)).toBe(why === undefined);
});

test('how many minutes it may be cancelled is for the shop to say, and it may never', () => {
  const order = { state: 'confirmed', placedAt, lines: [], exchange: null } as const;
  expect(cancelRefusal(order, { minutes: 120, now: after(119 * 60) })).toBe(undefined);
  expect(cancelRefusal(order, { minutes: 120, now: after(120 * 60) })).toBe('late');
  expect(cancelRefusal(order, { minutes: 0, now: placedAt })).toBe('late');
  expect(cancelUntil(placedAt, 120)).toEqual(after(120 * 60));
});

test('only a state that may become cancelled, and in which nothing is packed, is cancelled', () => {
  const states = Object.keys(orderMoves) as OrderState[];
  const open = states.filter(
    (state) => cancelRefusal({ state, placedAt, lines: [], exchange: null }, atOnce) === undefined,
  );
  expect(open).toEqual(['confirmed']);
  for (const state of open) expect(mayMove(state, 'cancelled')).toBe(true);
});

test.each<[OrderState, ReturnType<typeof cancelRefusal>]>([
  ['cancelled', 'done'],
  ['refunded', 'done'],
  ['created', 'unpaid'],
  ['payment pending', 'unpaid'],
  ['in fulfilment', 'started'],
  ['delivered', 'started'],
])('an order that is %s cannot be cancelled as it is %s', (state, why) => {
  expect(cancelRefusal({ state, placedAt, lines: [], exchange: null }, atOnce)).toBe(why);
});

test.each([
  ['cancelled by shopper', 'shopper'],
  ['cancelled by staff', 'staff'],
  ['cancelled by deadline', 'deadline'],
  ['cancelled by nobody', null],
  ['staff', null],
])('the history says %j: it was cancelled by %s', (reason, who) => {
  expect(cancelledBy(reason)).toBe(who);
});

test('an order whose gift card is mailed as soon as it is paid cannot be cancelled, one of a later day can', () => {
  const bought = (...days: (string | null)[]) => ({
    ...({ state: 'confirmed', placedAt, exchange: null } as const),
    lines: [{ gift_card: null }, ...days.map((sendOn) => ({ gift_card: { sendOn } }))],
  });
  expect(cancelRefusal(bought('2026-05-05'), atOnce)).toBe(undefined);
  expect(cancelRefusal(bought('2026-05-05', null), atOnce)).toBe('mailed');
  const printed = { ...bought(null), lines: [{ gift_card: { sendOn: null, printed: true } }] };
  expect(cancelRefusal(printed, atOnce)).toBe(undefined);
});

const here = { partlyShipped: false, shipped: false, delivered: false };

test.each(Object.keys(orderMoves) as OrderState[])(
  'staff may cancel an order that is %s only while it is here',
  (state) => {
    const open = ['confirmed', 'in fulfilment', 'ready for pickup'].includes(state);
    expect(mayDeskCancel({ state, shipments: [here], hasGiftCard: false, exchange: null })).toBe(open);
    expect(
      mayDeskCancel({ state, shipments: [here, { ...here, shipped: true }], hasGiftCard: false, exchange: null }),
    ).toBe(false);
    expect(
      mayDeskCancel({ state, shipments: [here, { ...here, delivered: true }], hasGiftCard: false, exchange: null }),
    ).toBe(false);
    const inPart = [here, { ...here, partlyShipped: true }];
    expect(mayDeskCancel({ state, shipments: inPart, hasGiftCard: false, exchange: null })).toBe(false);
    expect(mayDeskCancel({ state, shipments: [here], hasGiftCard: true, exchange: null })).toBe(false);
  },
);

test.each([
  ['awaited', 'unsettled', false],
  ['refused', 'unsettled', true],
  ['taken', undefined, true],
] as const)(
  'money instead of what was sent in exchange is for goods that are seen and taken back: %s',
  (goods, why, desk) => {
    const order = { state: 'confirmed', placedAt, lines: [], exchange: { goods } } as const;
    expect(cancelRefusal(order, atOnce)).toBe(why);
    expect(mayDeskCancel({ ...order, shipments: [here], hasGiftCard: false })).toBe(desk);
  },
);
