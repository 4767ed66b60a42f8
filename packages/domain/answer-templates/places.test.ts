import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate, openPlace, templatePlaces, unknownPlace } from './places.ts';

const facts = { firstName: 'Runa', lastName: 'Strand', reference: 'K3JV82MN', orderNumber: '' };

test.each([
  ['Hello {firstName} {lastName}', 'Hello Runa Strand'],
  ['Case {reference}, order {orderNumber}', 'Case K3JV82MN, order {orderNumber}'],
  ['Save {20%} and {colour}', 'Save {20%} and {colour}'],
])('%s becomes %s', (text, filled) => {
  expect(fillTemplate(text, facts)).toBe(filled);
});

test('a place that no case can fill is named, and one that is still open', () => {
  expect(unknownPlace('Hello {firstName}, {colour}')).toBe('colour');
  expect(unknownPlace('Hello {firstName}')).toBeUndefined();
  expect(openPlace('Order {orderNumber}')).toBe('orderNumber');
  expect(openPlace('Save {20%} and {colour}')).toBeUndefined();
});

test('what is filled in is no place itself, and nothing else of the text changes', () => {
  const parts = fc.array(
    fc.oneof(
      fc.string().filter((text) => !/[{}]/.test(text)),
      fc.constantFrom(...templatePlaces),
    ),
  );
  fc.assert(
    fc.property(parts, (written) => {
      const isPlace = (part: string) => (templatePlaces as readonly string[]).includes(part);
      const text = written.map((part) => (isPlace(part) ? `{${part}}` : part)).join('');
      const full = { ...facts, orderNumber: '{reference}' };
      const expected = written.map((part) => (isPlace(part) ? full[part as 'reference'] : part)).join('');
      expect(fillTemplate(text, full)).toBe(expected);
    }),
  );
});
