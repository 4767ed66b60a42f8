import { expect, test } from 'vitest';
import { isConnected } from './store-session.ts';

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
