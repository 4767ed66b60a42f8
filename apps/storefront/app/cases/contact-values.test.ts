import { expect, test } from 'vitest';
import { contactBodyOf, contactProblems } from './contact-values.ts';

function posted(values: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

test('an order number that is typed is meant rather than the own order that is chosen', () => {
  const numberOf = (values: Readonly<Record<string, string>>) =>
    contactBodyOf(posted(values), 'Skerry', { pictures: [], documents: [] }).payload?.orderNumber;
  expect(numberOf({ orderNumber: 'OWN1', otherOrder: ' GIFT2 ' })).toBe('GIFT2');
  expect(numberOf({ orderNumber: 'OWN1', otherOrder: ' ' })).toBe('OWN1');
  expect(numberOf({ orderNumber: 'OWN1' })).toBe('OWN1');
});

test('pictures and documents of a message that are too large are refused before they are sent', () => {
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'sole.png');
  const problems = (files: Readonly<Record<string, File>>) =>
    contactProblems(posted(files), { phone: { dialCode: '1' } as never });
  expect(problems({ pictures: large }).pictures).toBeDefined();
  expect(problems({ documents: large }).documents).toBeDefined();
});
