import { expect, test } from 'vitest';
import { storeEmployeeName } from './employee-name.ts';

test.each([
  ['Delia', 'Marchetti', 'Delia M.'],
  [' Delia ', ' de Vries', 'Delia D.'],
  ['Delia', '', 'Delia'],
  ['', 'Østby', 'Ø.'],
  ['', '', ''],
])('%s %s is named %s', (first, last, name) => {
  expect(storeEmployeeName({ first_name: first, last_name: last })).toBe(name);
});
