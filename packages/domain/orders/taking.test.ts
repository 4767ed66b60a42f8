import { expect, test } from 'vitest';
import { movesOfTaking, type PlacedShipment } from './taking.ts';

const taken: PlacedShipment = { kind: 'pickup', takenAtOnce: true };
const later: PlacedShipment = { kind: 'pickup', takenAtOnce: false };
const sent: PlacedShipment = { kind: 'home', takenAtOnce: false };
const mailed: PlacedShipment = { kind: 'digital', takenAtOnce: false };

test.each([
  ['nothing', [sent, later, mailed], 'confirmed'],
  ['all', [taken], 'picked up'],
  ['all, beside a download', [taken, mailed], 'picked up'],
  ['some, and the rest is sent', [taken, sent], 'in fulfilment'],
  ['some, and the rest is collected later', [taken, later], 'in fulfilment'],
] as const)('with %s taken at once an order is placed as far as that', (_, shipments, state) => {
  const moves = movesOfTaking(shipments);
  expect(moves.at(-1)?.to ?? 'confirmed').toBe(state);
  expect(moves.map(({ from }) => from)).toEqual(['confirmed', ...moves.map(({ to }) => to)].slice(0, moves.length));
});
