import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { type ImportedItem, importContent } from '@eyelet/server/content/import-content.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ready, wordsOf } from '../signing/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const most = 25;
let running: RunningShop;

/** An article with a tag that no other has. */
const article = (index: number): ImportedItem => ({
  ...{ kind: 'article', key: `note-${index}`, name: `Note ${index}` },
  document: gatherVariants({
    ...{ source: 'en', version: 1 },
    texts: {
      en: {
        props: { title: `Note ${index}`, date: '2026-03-01', tags: [{ id: `tag-${index}`, label: `Tag ${index}` }] },
        sections: [],
      },
    },
  }),
});

const articles = Array.from({ length: most }, (_, index) => article(index));

beforeAll(async () => {
  running = await startShop({
    mountPages,
    parts: { beforeSnapshot: (database) => importContent(database, articles, new Date()) },
  });
});

afterAll(() => running?.close());

test.each([
  [widths.phone, 4],
  [widths.tablet, 10],
  [widths.desktop, 20],
])('a screen of %i px shows %i tags, then all of them [B9.08] [B9.09] [B9.10]', async (width, shown) => {
  const { page, complaints } = await journey.visit(`${running.origin}/en-us/articles`, {
    baseURL: running.origin,
    viewport: { width, height: 900 },
  });
  await ready(page);
  const tags = page
    .getByRole('navigation', { name: t('shop.articles.filter') })
    .getByRole('link')
    .filter({ hasNotText: t('shop.articles.all') });
  expect(await tags.count()).toBe(shown);
  await page.getByRole('button', { name: t('shop.articles.moreTags') }).click();
  expect(await tags.count()).toBe(most);
  expect(complaints).toEqual([]);
});
