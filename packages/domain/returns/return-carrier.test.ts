import { expect, test } from 'vitest';
import { returnCarrier } from './return-carrier.ts';

test('goods come back by the carrier that brought them, or by the first that has labels for returns', () => {
  expect(returnCarrier(['dhl'], ['ups', 'dhl'])).toBe('dhl');
  expect(returnCarrier(['gls'], ['ups', 'dhl'])).toBe('ups');
  expect(returnCarrier([], ['ups'])).toBe('ups');
  expect(returnCarrier(['ups'], [])).toBeUndefined();
});
