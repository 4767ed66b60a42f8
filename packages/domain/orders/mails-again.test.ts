import { expect, test } from 'vitest';
import { waitBeforeAgain } from './mails-again.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const paid = { kind: 'order-paid', about: '' };
const asked = (kind: string, minutes: number, about = '') => ({ kind, about, askedAt: ago(minutes) });
const day = 24 * 60;

test.each<[what: string, before: readonly ReturnType<typeof asked>[], wait: number]>([
  ['nothing was sent again yet', [], 0],
  ['the same was just now', [asked('order-paid', 0)], 600],
  ['the same was nine and a half minutes ago', [asked('order-paid', 9.5)], 30],
  ['the same was ten minutes ago', [asked('order-paid', 10)], 0],
  ['another one was just now', [asked('shipment-shipped', 0, 'shipment-1')], 0],
  ['another one of the order was just now', [asked('order-confirmation', 0)], 0],
  ['the same of a shipment was just now', [asked('order-paid', 0, 'shipment-1')], 0],
  ['four were today', [20, 30, 40, 50].map((at) => asked('order-paid', at)), 0],
  ['five were today', [20, 30, 40, 50, day - 1].map((at) => asked('order-confirmation', at)), 60],
  ['they are listed in another order', [day - 1, 20, 30, 40, 50].map((at) => asked('order-confirmation', at)), 60],
  ['five were, one of them a day ago', [20, 30, 40, 50, day].map((at) => asked('order-paid', at)), 0],
])('when %s, it waits as long', (_, before, wait) => {
  expect(waitBeforeAgain(before, paid, now)).toBe(wait);
});
