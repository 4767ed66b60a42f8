import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import { expect, test } from 'vitest';
import { leanTable } from './lean-pages.ts';

test('the table for browsers has the same type, words and query for every page', async () => {
  const lean: { pages: Readonly<Record<string, Page>> } = await import(`data:text/javascript,${leanTable()}`);
  for (const [path, { type, words, query }] of Object.entries<Page>(pages)) {
    const page = lean.pages[path] ?? lean.pages['*'];
    expect({ type: page?.type, words: page?.words, query: page?.query }, path).toEqual({ type, words, query });
  }
  expect(leanTable()).not.toMatch(/personal|crawlers|busy/);
});
