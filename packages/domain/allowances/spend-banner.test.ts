import { expect, test } from 'vitest';
import { spendBannerOf } from './spend-banner.ts';

const nobody = { athlete: null, employee: null, prosumer: null, identity: [], isEmployeeDiscountTCAccepted: false };
const of = (...types: string[]) => types.map((type) => ({ type }));
const everything = {
  athlete: { currentSpend: 1, annualCredit: 10 },
  employee: { currentSpend: 2, annualCap: 20 },
  prosumer: { currentSpend: 3, annualCredit: 30 },
  identity: of('employee', 'athlete', 'ipa', 'wranx'),
  isEmployeeDiscountTCAccepted: true,
};

test.each([
  ['an employee who has accepted the terms', everything, { kind: 'employee', spent: 2, yearly: 20 }],
  [
    'an athlete, where an employee has not accepted them',
    { ...everything, isEmployeeDiscountTCAccepted: false },
    { kind: 'athlete', spent: 1, yearly: 10 },
  ],
  ['an athlete who is a professional', { ...everything, employee: null }, { kind: 'athlete', spent: 1, yearly: 10 }],
  [
    'the first programme of two',
    { ...everything, employee: null, athlete: null },
    { kind: 'wranx', spent: 3, yearly: 30 },
  ],
  [
    'the first programme alone',
    { ...everything, employee: null, athlete: null, identity: of('wranx') },
    { kind: 'wranx', spent: 3, yearly: 30 },
  ],
  [
    'the second programme alone',
    { ...everything, employee: null, athlete: null, identity: of('ipa') },
    { kind: 'ipa', spent: 3, yearly: 30 },
  ],
  ['nobody', nobody, undefined],
])('the banner is of %s [C6.14 C6.15 C6.16 C6.17 C6.18]', (_, person, banner) => {
  expect(spendBannerOf(person)).toEqual(banner);
});

test('a credit may be called a cap [C3.03]', () => {
  const athlete = { currentSpend: 5, annualCap: 50 };
  expect(spendBannerOf({ ...nobody, athlete })).toEqual({ kind: 'athlete', spent: 5, yearly: 50 });
});
