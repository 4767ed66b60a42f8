import { expect, test } from 'vitest';
import { laterDay, type SuppliedMove } from './later-day.ts';

const at = (placeId: string, upc: string, qty: number) => ({ placeId, upc, qty });
const move = (arrivesBy: string | null, ...supplied: SuppliedMove['supplied']): SuppliedMove => ({
  ...{ upc: 'boots', supplied, arrivesBy },
});
const toQuay = (day: string | null, qty = 1) => move(day, { placeId: 'quay', qty });
const day = '2026-05-08';

test.each([
  ['nothing moved', [at('quay', 'boots', 1)], [at('quay', 'boots', 1)], [], undefined],
  ['it has a piece that moved', [at('quay', 'boots', 1)], [at('quay', 'boots', 1)], [toQuay(day)], day],
  ['another size moved', [at('quay', 'socks', 1)], [at('quay', 'socks', 1)], [toQuay(day)], undefined],
  ['pieces moved to another place', [at('port', 'boots', 1)], [at('port', 'boots', 1)], [toQuay(day)], undefined],
  ['the place sends its own first', [at('quay', 'boots', 1)], [at('quay', 'boots', 2)], [toQuay(day)], undefined],
  ['it has both', [at('quay', 'boots', 2)], [at('quay', 'boots', 2)], [toQuay(day)], day],
  ['two of its own wait besides', [at('quay', 'boots', 1)], [at('quay', 'boots', 3)], [toQuay(day)], undefined],
  [
    'it has two lines of the size',
    [at('quay', 'boots', 1), at('quay', 'boots', 1)],
    [at('quay', 'boots', 2)],
    [toQuay(day)],
    day,
  ],
  [
    'pieces moved twice',
    [at('quay', 'boots', 2)],
    [at('quay', 'boots', 2)],
    [toQuay(day), toQuay('2026-05-11')],
    '2026-05-11',
  ],
  [
    'pieces moved to two places at once',
    [at('quay', 'boots', 1)],
    [at('quay', 'boots', 1), at('port', 'boots', 1)],
    [move(day, { placeId: 'port', qty: 1 }, { placeId: 'quay', qty: 1 })],
    day,
  ],
  [
    'other sizes and places have pieces of their own',
    [at('quay', 'boots', 1), at('quay', 'socks', 1)],
    [at('quay', 'boots', 2), at('quay', 'socks', 1), at('port', 'boots', 1)],
    [toQuay(day)],
    undefined,
  ],
  [
    'only another place and another size have some of their own',
    [at('quay', 'boots', 1)],
    [at('quay', 'boots', 1), at('port', 'boots', 5), at('quay', 'socks', 5)],
    [toQuay(day)],
    day,
  ],
  ['nobody knows when they arrive', [at('quay', 'boots', 1)], [at('quay', 'boots', 1)], [toQuay(null)], undefined],
])('of a parcel: %s', (_, parcel, waiting, moves, expected) => {
  expect(laterDay(parcel, waiting, moves)).toBe(expected);
});
