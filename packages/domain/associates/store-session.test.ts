import { expect, test } from 'vitest';
import { isConnected } from './store-session.ts';
import { isTakenElsewhere } from './taken-elsewhere.ts';

test.each([
  [{ storeId: 'US-BOS', storeEmployeeId: 'employee-1' }, true],
  [{ storeId: 'US-BOS', storeEmployeeId: '' }, false],
  [{ storeId: 'US-BOS', storeEmployeeId: null }, false],
  [{ storeId: 'US-BOS' }, false],
  [{ storeEmployeeId: 'employee-1' }, false],
  [{ storeId: '', storeEmployeeId: 'employee-1' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('a store session of %j is connected: %s [C4.58]', (session, connected) => {
  expect(isConnected(session)).toBe(connected);
});

const taken = (storeId: string) => ({ takenAtOnce: true, storeId });

test.each([
  ['nothing is taken', [{ takenAtOnce: false, storeId: 'US-NYC' }], { storeId: 'US-BOS' }, false],
  ['it is taken where it is sold', [taken('US-BOS')], { storeId: 'US-BOS' }, false],
  ['some of it is taken in another store', [taken('US-BOS'), taken('US-NYC')], { storeId: 'US-BOS' }, true],
  ['no store sells it', [taken('US-BOS')], null, true],
])('whether goods are taken elsewhere when %s', (_, shipments, sold, isElsewhere) => {
  expect(isTakenElsewhere(shipments, sold)).toBe(isElsewhere);
});
