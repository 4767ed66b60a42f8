import { expect, test } from 'vitest';
import { type StandingPayment, standing } from './standing.ts';

const payment: StandingPayment = { state: 'authorised', amount: 100, byParcel: false, taken: 0, released: 0 };

test.each<readonly [string, Partial<StandingPayment>, readonly [number, number, number]]>([
  ['a bank decides', { state: 'pending' }, [0, 0, 0]],
  ['it is held', {}, [0, 100, 0]],
  ['it is captured whole', { state: 'captured' }, [100, 0, 0]],
  ['it is voided', { state: 'voided' }, [0, 0, 100]],
  ['a parcel has left', { byParcel: true, taken: 30, released: 20 }, [30, 50, 20]],
  ['all has', { state: 'captured', byParcel: true, taken: 80, released: 20 }, [80, 0, 20]],
  ['a capture is tried again', { state: 'captured', byParcel: true, taken: 50, released: 20 }, [50, 30, 20]],
])('what is captured, held and released while %s', (_, more, [captured, held, released]) => {
  expect(standing({ ...payment, ...more })).toEqual({ captured, held, released });
});
