import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorIds } from './catalogue.ts';
import { errorDocument, errorDocumentFile } from './document.ts';

test('the page of errors lists every id and is the one in docs', () => {
  const page = errorDocument();
  for (const id of errorIds) expect(page).toContain(`| ${id} |`);
  expect(readFileSync(errorDocumentFile, 'utf8')).toBe(page);
});
