import { expect, test } from 'vitest';
import { accountKey } from '../ledger/account.ts';
import type { Entry } from '../ledger/posting.ts';
import { capturePoints, holdPoints, type PointsPayment, refundPoints, releasePoints } from './points-payment.ts';

const payment: PointsPayment = { holder: 'C-1', points: 200, amount: 1000, unit: 'EUR' };
const keysOf = (entries: readonly Entry[]) => entries.map(({ account, amount }) => `${accountKey(account)} ${amount}`);

test('points are held and a voucher issued for them', () => {
  expect(keysOf(holdPoints(payment))).toEqual([
    'points|available|C-1|points -200',
    'points|held|C-1|points 200',
    'issued|own|voucher|EUR -1000',
    'voucher|held|C-1|EUR 1000',
  ]);
});

test('a capture takes the voucher for its amount, and the points for that part', () => {
  expect(keysOf(capturePoints(payment, 333))).toEqual([
    'points|held|C-1|points -66',
    'redeemed|own|points|points 66',
    'voucher|held|C-1|EUR -333',
    'redeemed|own|voucher|EUR 333',
  ]);
  // A cent of it is worth no whole point.
  expect(keysOf(capturePoints(payment, 1))).toEqual(['voucher|held|C-1|EUR -1', 'redeemed|own|voucher|EUR 1']);
});

test('a release gives back what was not captured', () => {
  expect(keysOf(releasePoints(payment))).toEqual([
    'points|held|C-1|points -200',
    'points|available|C-1|points 200',
    'voucher|held|C-1|EUR -1000',
    'issued|own|voucher|EUR 1000',
  ]);
  expect(keysOf(releasePoints(payment, 333))).toEqual([
    'points|held|C-1|points -134',
    'points|available|C-1|points 134',
    'voucher|held|C-1|EUR -667',
    'issued|own|voucher|EUR 667',
  ]);
});

test('refunds in parts give back all points together, and the voucher is gone', () => {
  expect(keysOf(refundPoints(payment, 333, 0))).toEqual([
    'redeemed|own|points|points -66',
    'points|available|C-1|points 66',
    'redeemed|own|voucher|EUR -333',
    'issued|own|voucher|EUR 333',
  ]);
  expect(keysOf(refundPoints(payment, 667, 333)).slice(0, 2)).toEqual([
    'redeemed|own|points|points -134',
    'points|available|C-1|points 134',
  ]);
});
