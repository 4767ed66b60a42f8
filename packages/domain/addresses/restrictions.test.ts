import { expect, test } from 'vitest';
import { rulesOfCountry } from './country-rules.ts';
import { restrictionOf } from './restrictions.ts';

const at = (country: string, postalCode: string, province = '', addressLine1 = '1 Quay Street') => ({
  country,
  province,
  postalCode,
  addressLine1,
  addressLine2: '',
});

test.each([
  ['the mainland', at('US', '04101', 'ME'), undefined, undefined],
  ['an army post office', at('US', '09012', 'AE'), undefined, 'military'],
  ['an army post office by its code', at('US', '96301', 'CA'), undefined, 'military'],
  ['Puerto Rico', at('US', '00901', 'PR'), 'territory', 'territory'],
  ['Guam by its code', at('US', '96910-1234'), 'territory', 'territory'],
  ['Hawaii', at('US', '96813', 'HI'), undefined, 'remote'],
  ['the far north of Canada', at('CA', 'x0a 0h0', 'NU'), undefined, 'remote'],
  ['Whitehorse', at('CA', 'Y1A 1A1', 'YT'), undefined, undefined],
  ['Jersey', at('GB', 'JE2 3AB'), 'crown-dependency', 'crown-dependency'],
  ['the Isle of Man', at('GB', 'im1 1aa'), 'crown-dependency', 'crown-dependency'],
  ['Shetland', at('GB', 'ZE1 0AA'), undefined, 'island'],
  ['Kirkwall', at('GB', 'KW15 1AA'), undefined, 'island'],
  ['Wick', at('GB', 'KW1 4AA'), undefined, undefined],
  ['Ajaccio', at('FR', '20000'), undefined, 'island'],
  ['La Réunion', at('FR', '97400'), 'territory', 'territory'],
  ['Helgoland', at('DE', '27498'), 'customs-exclave', 'customs-exclave'],
  ['Livigno', at('IT', '23041'), 'customs-exclave', 'customs-exclave'],
  ["Campione d'Italia", at('IT', '22061'), 'customs-exclave', 'customs-exclave'],
  ['a postal code that means something elsewhere only', at('DE', '20095'), undefined, undefined],
])('%s', (_, address, standard, express) => {
  expect(restrictionOf(address, 'standard')).toBe(standard);
  expect(restrictionOf(address, 'customs')).toBe(standard);
  expect(restrictionOf(address, 'express')).toBe(express);
});

test('military post is addressed to by its own areas', () => {
  const codes = rulesOfCountry('US')?.provinces.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['AA', 'AE', 'AP']));
});

test('no way to the door leads to a box at a post office; to a counter there is one', () => {
  const box = at('US', '04101', 'ME', 'PO Box 12');
  for (const code of ['standard', 'express', 'customs'] as const) expect(restrictionOf(box, code)).toBe('po-box');
  for (const code of ['pudo', 'pickup', 'sts', 'digital'] as const) expect(restrictionOf(box, code)).toBeUndefined();
});
