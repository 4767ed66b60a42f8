import { expect, test } from 'vitest';
import { namesPerson } from './naming.ts';

const ada = {
  emails: ['Ada.Byron@example.com', 'ab@work.example'],
  phones: ['+49 170 1234567', '2075550123', ''],
  firstName: 'Ada',
  lastName: 'Byron-Noël',
};

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
  ['an email of an order', { query: 'search=ab%40work.example' }, true],
  ['an email in the name of the filters', { name: 'From ab@work.example.', query: 'status=shipped' }, true],
  ['an address that only ends with theirs', { query: 'search=tab%40work.example' }, false],
  ['an address that only begins with theirs', { query: 'search=ab%40work.example.org' }, false],
  ['names within others', { name: 'Canada Byron-Noëls', query: 'search=canada+byron-noel' }, false],
  ['both names, with an accent of its own', { query: `search=${encodeURIComponent('ada byron-noe\u0308l')}` }, true],
  ['a phone number', { query: 'search=%2B491701234567' }, true],
  ['a phone number as it is dialled at home', { query: 'search=0170%2F123+45-67' }, true],
  ['a dial code before a number that is known without', { query: 'search=%2B1+207-555-0123' }, true],
  ['a phone number alone', { query: 'search=491701234567' }, true],
  ['its last seven digits', { query: 'search=1234567' }, true],
  ['its last six digits', { query: 'search=234567' }, false],
  ['a phone number as it is dialled abroad', { query: 'search=0049+170+1234567' }, true],
  ['the last name with space around it', { query: 'search=+Byron-No%C3%ABl+' }, true],
  ['the beginning of an email that many have up to the @', { query: 'search=ab%40wor' }, false],
  ['another number', { query: 'search=1234568' }, false],
  ['too few digits to tell', { query: 'search=4567' }, false],
  ['somebody else', { name: 'Bela', query: 'search=bela%40example.com' }, false],
])('%s', (_, { name = 'Mine', query }: { name?: string; query: string }, names) => {
  expect(namesPerson({ name, query }, ada)).toBe(names);
});

test('three letters of a last name or of an email up to the @ are enough, fewer are not', () => {
  const of = (name: string) => ({ emails: [`${name}@example.com`], phones: [], firstName: null, lastName: name });
  const found = ['Ito', 'Li'].map((name) =>
    [name, `${name}@ex`].map((search) => namesPerson({ name: '', query: `search=${search}` }, of(name))),
  );
  expect(found).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('one name alone, of whom no other is known, is no name of filters', () => {
  const of = { emails: [], phones: [], firstName: null, lastName: null };
  expect(namesPerson({ name: '– Ada –', query: '' }, { ...of, firstName: 'Ada' })).toBe(false);
  expect(namesPerson({ name: '– Byron –', query: '' }, { ...of, lastName: 'Byron' })).toBe(false);
});

test('of who has neither email nor name, nothing speaks', () => {
  const nobody = { emails: [''], phones: [''], firstName: '', lastName: null };
  expect(namesPerson({ name: 'All', query: 'search=&status=shipped' }, nobody)).toBe(false);
});

test('values of a list are no names: whoever is called like one takes no filters along', () => {
  const shipped = { emails: [], phones: [], firstName: 'Li', lastName: 'Shipped' };
  expect(namesPerson({ name: 'Mine', query: 'status=shipped' }, shipped)).toBe(false);
  expect(namesPerson({ name: 'Shipped', query: 'status=shipped' }, shipped)).toBe(false);
  expect(namesPerson({ name: 'Mine', query: 'status=open&search=shipped' }, shipped)).toBe(true);
  const parts = { emails: ['a@b.co'], phones: [], firstName: 'Li', lastName: 'Ma' };
  expect(namesPerson({ name: 'Kali mango', query: 'search=maria%40b.com' }, parts)).toBe(false);
});
