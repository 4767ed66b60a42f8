import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import { expect, test } from 'vitest';
import { leanTable } from './lean-pages.ts';

test('the table for browsers has the members that they read of every page', async () => {
  const lean: { pages: Readonly<Record<string, Page>> } = await import(`data:text/javascript,${leanTable()}`);
  for (const [path, { type, words, query, followsSignIn }] of Object.entries<Page>(pages)) {
    const page = lean.pages[path] ?? lean.pages['*'];
    const read = { type: page?.type, words: page?.words, query: page?.query, followsSignIn: page?.followsSignIn };
    expect(read, path).toEqual({ type, words, query, followsSignIn });
  }
  expect(leanTable()).not.toMatch(/personal|crawlers|sitemap|busy/);
});
