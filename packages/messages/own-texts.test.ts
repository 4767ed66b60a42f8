import { afterEach, expect, test } from 'vitest';
import { createMessages } from './create-messages.ts';
import { languages, ownNouns } from './nouns.ts';
import { ownTexts } from './own-texts.ts';
import { piecesOf } from './pieces-of.ts';
import { readCatalogues } from './read-catalogue.ts';
import { sayPieces } from './say-pieces.ts';
import { sayable } from './sayable.ts';
import { textProblem } from './text-problem.ts';
import type { MessageArguments } from './translate.ts';
import { typeset } from './typeset.ts';

afterEach(() => {
  delete ownTexts.find;
});

const values: readonly MessageArguments[] = [0, 1, 2, 1234.5].map((n) => {
  return new Proxy({}, { get: () => n, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true }) });
});

test('every message of the catalogues is said from its pieces as it is from its text', () => {
  for (const language of languages) {
    const t = createMessages(language);
    for (const [key, text] of Object.entries(readCatalogues(ownNouns, language))) {
      for (const args of values) {
        expect(sayPieces(piecesOf(text), language, args), `${language} ${key}`).toBe(String(t(key as never, args)));
      }
    }
  }
});

test('every message of the catalogues would be accepted as a text of the shop, and is typeset', () => {
  for (const language of languages) {
    for (const [key, text] of Object.entries(readCatalogues(ownNouns, language))) {
      expect(textProblem(text, { wording: language, standard: text }), `${language} ${key}`).toBe(undefined);
      expect(typeset(text, language), `${language} ${key}`).toBe(text.trim());
    }
  }
});

test('a text of the shop comes before that of the catalogue, in its wording only', () => {
  const texts = sayable({ 'cart.title': piecesOf('Beutel'), 'shop.homeOf': piecesOf('Heim von {shop}') }, 'de');
  ownTexts.find = (tag) => (tag === 'de' ? texts : undefined);
  expect(createMessages('de-DE')('cart.title' as never)).toBe('Beutel');
  expect(createMessages('fr-FR')('cart.title' as never)).not.toBe('Beutel');
});

const plain = { wording: 'de', standard: 'In den Warenkorb' } as const;
const counted = { wording: 'de', standard: '{n, plural, one {Ein Teil} other {# Teile}} für {name}' } as const;

test.each([
  ['', plain, { why: 'empty' }],
  [' \u00a0 ', plain, { why: 'empty' }],
  ['a'.repeat(81), plain, { why: 'long', most: 80 }],
  ['In den\nKorb', plain, { why: 'lines' }],
  ['In den\u0000Korb', plain, { why: 'lines' }],
  ['In den {', plain, { why: 'syntax' }],
  ['In den {korb}', plain, { why: 'arguments', expected: [] }],
  ['{n} Teile für {name}', counted, { why: 'arguments', expected: ['n:plural', 'name:text'] }],
  ['{n, plural, other {# Teile}}', counted, { why: 'arguments' }],
  ['{n, plural, one {1}} {name}', counted, { why: 'other' }],
  ['{n, plural, few {#} other {#}} {name}', counted, { why: 'case', name: 'few' }],
  ["'{n, plural, one {1} other {#}} {name}'", counted, { why: 'arguments' }],
  ['{n, number} {name}', counted, { why: 'syntax' }],
] as const)('%j is refused', (text, replaced, problem) => {
  expect(textProblem(text, replaced)).toMatchObject(problem);
});

test.each([
  ['Ab in die Tüte', plain],
  ['<b>In den Korb</b>', plain],
  ['Für {name}: {n, plural, =0 {nichts} one {nur eins} other {# Stück}}', counted],
] as const)('%j is accepted', (text, replaced) => {
  expect(textProblem(text, replaced)).toBe(undefined);
});

test.each([
  ["l'article : « oui » !", 'fr', 'l’article\u00a0: «\u00a0oui\u00a0»\u00a0!'],
  ["dell'{articolo}", 'it', 'dell’{articolo}'],
  [' Ja ! ', 'de', 'Ja !'],
] as const)('%j is typeset', (typed, wording, text) => {
  expect(typeset(typed, wording)).toBe(text);
});
