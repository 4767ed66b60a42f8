import { expect, test } from 'vitest';
import { namesPerson } from './naming.ts';

const ada = { email: 'Ada.Byron@example.com', firstName: 'Ada', lastName: 'Byron-Noël' };

test.each([
  ['an email, written for an address', { query: 'search=ada.byron%40example.com&status=shipped' }, true],
  ['the email in other letters', { query: 'search=ADA.BYRON@EXAMPLE.COM' }, true],
  ['the beginning of the email beyond its @', { query: 'search=ada.byron%40exa' }, true],
  ['a beginning that may be anybody’s', { query: 'search=ada' }, false],
  ['both names', { query: 'search=Ada++Byron-No%C3%ABl' }, true],
  ['both names the other way round', { query: 'status=open&search=byron-no%C3%ABl%2C%20ada' }, true],
  ['the last name alone', { query: 'search=Byron-No%C3%ABl' }, true],
  ['the first name alone, which many have', { query: 'search=Ada' }, false],
  ['the name of the filters', { name: 'Parcels of Ada Byron-Noël', query: 'status=shipped' }, true],
  ['somebody else', { name: 'Bela', query: 'search=bela%40example.com' }, false],
])('%s', (_, { name = 'Mine', query }: { name?: string; query: string }, names) => {
  expect(namesPerson({ name, query }, ada)).toBe(names);
});

test('of who has neither email nor name, nothing speaks', () => {
  const nobody = { email: null, firstName: '', lastName: null };
  expect(namesPerson({ name: 'All', query: 'search=&status=shipped' }, nobody)).toBe(false);
});
