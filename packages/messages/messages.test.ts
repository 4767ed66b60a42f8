import { errorIds } from '@eyelet/contracts/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { catalogueLabels } from './catalogue/labels.ts';
import { incompleteMessages, unfitVariants } from './check.ts';
import { compilePart, compileVariant } from './compile-part.ts';
import { createMessages } from './create-messages.ts';
import { errorText } from './error-text.ts';
import { argumentsOf } from './message-arguments.ts';
import { languages, nouns, parts } from './nouns.ts';
import { readCatalogue, readCatalogues } from './read-catalogue.ts';
import { isUsed } from './source-keys.ts';

const en = createMessages('en');

test('every message is there in every language, with the same arguments', () => {
  expect(incompleteMessages()).toEqual([]);
});

test('each English market reads its own spelling, and a variant holds only what differs', () => {
  expect(unfitVariants()).toEqual([]);
  const said = ['en-US', 'en-GB', 'en-CA'].map((tag) => {
    const t = createMessages(tag);
    return [t('product.colourIs', { colour: 'Kelp' }), t('shop.header.favorites'), t('shipping.standard.label')];
  });
  expect(said).toEqual([
    ['Color: Kelp', 'Favorites', 'Standard shipping'],
    ['Colour: Kelp', 'Favourites', 'Standard delivery'],
    ['Colour: Kelp', 'Favourites', 'Standard shipping'],
  ]);
  expect(['en-US', 'en-GB'].map((tag) => catalogueLabels(tag).facets)).toMatchObject([
    { colour: 'Color', size: 'Size' },
    { colour: 'Colour', size: 'Size' },
  ]);
});

test('a browser gets of a variant what its pages can say, and no more', () => {
  const source = compileVariant('en-GB');
  expect(source).toContain('Favourites');
  expect(source).not.toContain('Your cart is empty');
  expect(source).not.toContain('mail.archive');
});

test('no message names a brand: pages put in the name that the shop has in its settings', () => {
  const named = languages.flatMap((language) =>
    Object.entries(readCatalogues(nouns, language)).filter(([, text]) => /skerry/i.test(text)),
  );
  expect(named).toEqual([]);
});

test('French keeps its signs on the line of the word before them', () => {
  const apart = Object.entries(readCatalogues(nouns, 'fr')).filter(([, text]) => / [:;!?»%€]|« /.test(text));
  expect(apart).toEqual([]);
});

test('every error id has a text in each language [C8.02]', () => {
  for (const language of languages) {
    const t = createMessages(language);
    for (const id of errorIds) expect(errorText(t, id).length, `${id} ${language}`).toBeGreaterThan(10);
  }
});

test('ids that share a meaning share a text, all others have their own', () => {
  const groups = [
    ['AUT401', 'AUT418', 'AUT437', 'AUT438'],
    ['AUT402', 'STF402'],
    ['AUT439', 'PRO400'],
    ['AUT451', 'AUT452'],
    ['AUT423', 'AUT441'],
    ['AUT444', 'AUT442'],
    ['INV405', 'INV406', 'INV407', 'INV409'],
    ['GFC700', 'GFC760', 'GFC800'],
    ['PRM130', 'PRM160'],
    ['PRO412', 'PRO418'],
    ['ORD409', 'OHS4004'],
    ['GFS800', 'GFO404'],
    ['ORD516', 'ORD517', 'ORD518'],
  ];
  const grouped = groups.flat().length - groups.length;
  for (const language of languages) {
    const t = createMessages(language);
    for (const ids of groups) expect(new Set(ids.map((id) => errorText(t, id))).size, ids.join(' ')).toBe(1);
    expect(new Set(errorIds.map((id) => errorText(t, id))).size).toBe(errorIds.length - grouped);
  }
});

test('an unknown id gets the general text, verbatim [C8.02]', () => {
  expect(errorText(en, 'XYZ999')).toBe('Something went wrong. Please try again later.');
  expect(errorText(en, 'INV408', { maxAllowedQty: 3 })).toContain('3 pieces');
  expect(errorText(en, 'INV408')).not.toContain('3');
});

test('the English texts of the validators are those of the specification', () => {
  const args = { n: 5, format: 'MM/DD/YYYY', date: 'X', pattern: 'P', field: 'F', example: 'E' };
  const texts = ['email', 'name', 'date', 'minLength', 'maxLength', 'maxDate', 'minDate']
    .concat(['required', 'phone', 'regex', 'sameAs', 'password'])
    .map((name) => en(`validation.${name}` as never, args));
  expect(texts).toEqual([
    'Email is not valid',
    'Name is not valid.',
    'Date should match MM/DD/YYYY and be a valid date.',
    'Value must contain at least 5 characters',
    'Value must not be longer than 5 characters',
    'Date must be same or before X',
    'Date must be same or after X',
    'This field is required',
    'A valid phone number is required',
    'Value should match P',
    'Value must be the same as F',
    'Password does not meet requirements.',
  ]);
});

test('validators speak every language', () => {
  for (const key of Object.keys(readCatalogue('validation', 'en'))) {
    const texts = languages.map((language) => readCatalogue('validation', language)[key]);
    expect(new Set(texts).size, key).toBe(4);
  }
});

test('a removal that fails is told in the words of the specification', () => {
  expect(en('error.removeItem')).toBe('Unable to remove item from cart. Please try again later');
});

test('a message without one of its arguments is refused on the server', () => {
  expect(() => en('shop.homeOf')).toThrow();
});

test('the compiled modules say the same as the server, without compiling in the browser', async () => {
  for (const language of languages) {
    for (const part of parts) {
      const source = compilePart(language, part);
      expect(source).not.toMatch(/\beval\b|new Function/);
      expect(source).toContain('export default');
    }
  }
  expect(compilePart('fr', 'delivery')).toContain('Votre panier est vide');
  expect(compilePart('fr', 'delivery')).not.toContain('Your cart is empty');
});

test('keys are found as whole strings and by the beginning of a template', () => {
  const used = { words: new Set(['cart.title']), prefixes: ['error.'] };
  expect(isUsed('cart.title', used)).toBe(true);
  expect(isUsed('error.BSK404', used)).toBe(true);
  expect(isUsed('cart.total', used)).toBe(false);
  expect(argumentsOf('{n, plural, one {a {x}} other {# b}}')).toEqual(['n:plural', 'x:text']);
});
