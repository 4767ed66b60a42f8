import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../signing/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const salt = '/en-us/articles/salt-is-not-dirt';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tagLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('shop.articles.filter') }).getByRole('link', { name, exact: true });

/** Queries of the search that the page makes from now on. */
function searches(page: Page): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/fapi/components/search') found.push(Object.fromEntries(searchParams));
  });
  return found;
}

test('an article shows picture, title, subtitle, date and four related ones, to anybody [B2.1.25, B2.1.26, B1.25]', async () => {
  const visitor = await journey.visit(salt);
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: 'Salt is not dirt' }).waitFor();
  await page.getByText('What the sea leaves on leather, and how to take it off again.').waitFor();
  await page.locator('time[datetime="2026-11-12"]').first().waitFor();
  await page.getByRole('img', { name: 'Pale deck shoes on a rock by the sea.' }).first().waitFor();
  await page.getByRole('heading', { level: 2, name: 'Why it harms' }).waitFor();
  const related = page.getByRole('complementary', { name: t('shop.articles.related') });
  await expect.poll(() => related.getByRole('article').count()).toBe(4);
  await expect.poll(() => related.getByRole('link', { name: 'Salt is not dirt' }).count()).toBe(0);
  const html = await page.content();
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain('"datePublished":"2026-11-12"');
  expectNoComplaints(visitor);
});

test('an unknown article is not available, and its title is in the language of the market', async () => {
  const status = async (path: string) => (await fetch(journey.origin() + path)).status;
  expect(await status('/en-us/articles/none')).toBe(404);
  const german = await (await fetch(`${journey.origin()}/de-de/articles/salt-is-not-dirt`)).text();
  expect(german).toContain('Salz ist kein Schmutz');
});

test('a tag shows only its articles, from the first; more of them are appended [B2.1.27, B2.1.28, B4.1.14, B4.1.15, B7.26, B7.27]', async () => {
  const visitor = await journey.visit('/en-us/articles');
  const { page } = visitor;
  await ready(page);
  const asked = searches(page);
  expect(await cards(page).count()).toBe(9);
  const before = await cards(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: t('shop.articles.more') }).click();
  await expect.poll(() => cards(page).count(), patient).toBe(12);
  expect((await cards(page).getByRole('heading').allTextContents()).slice(0, 9)).toEqual(before);
  await expect.poll(() => page.getByRole('link', { name: t('shop.articles.more') }).count()).toBe(0);
  await tagLink(page, 'Weather').click();
  await expect.poll(() => cards(page).count(), patient).toBe(4);
  expect(await tagLink(page, 'Weather').getAttribute('aria-current')).toBe('true');
  expect(asked).toEqual([
    { type: 'article', limit: '9', offset: '9' },
    { type: 'article', limit: '9', offset: '0', tagId: 'weather' },
  ]);
  await tagLink(page, 'Weather').click();
  await expect.poll(() => cards(page).count(), patient).toBe(9);
  expect(new URL(page.url()).pathname).toBe('/en-us/articles');
  expectNoComplaints(visitor);
});

test('without scripts the tags and more articles are pages', async () => {
  const { page } = await journey.visit('/en-us/articles', { javaScriptEnabled: false });
  await page.getByRole('link', { name: t('shop.articles.more') }).click();
  expect(await cards(page).count()).toBe(12);
  await tagLink(page, 'Weather').click();
  expect(await cards(page).count()).toBe(4);
});

test('four tags on small screens, then more of them; all six from medium ones on [B9.08]', async () => {
  const small = await journey.visit('/en-us/articles', { viewport: { width: widths.phone, height: 844 } });
  await ready(small.page);
  const shown = (page: Page) =>
    page
      .getByRole('navigation', { name: t('shop.articles.filter') })
      .locator('a[href*="?tag="]:visible')
      .count();
  expect(await shown(small.page)).toBe(4);
  await small.page.getByRole('button', { name: t('shop.articles.moreTags') }).click();
  expect(await shown(small.page)).toBe(6);
  const medium = await journey.visit('/en-us/articles', { viewport: { width: widths.tablet, height: 900 } });
  expect(await shown(medium.page)).toBe(6);
});

test('the search pages, filters and counts; entries have all members [B3.3.16, B7.26, B7.27]', async () => {
  const search = async (query: string) =>
    (
      await fetch(`${journey.origin()}/fapi/components/search?type=article&${query}`, {
        headers: { 'x-locale': 'en_US' },
      })
    ).json();
  const all = await search('limit=2&offset=1');
  expect([all.result.length, all.numFound]).toEqual([2, 12]);
  expect(all.result[0]).toEqual({
    ...{ id: expect.any(String), key: 'how-a-sole-holds-on-wet-rock', title: 'How a sole holds on wet rock' },
    ...{ url: '/en-us/articles/how-a-sole-holds-on-wet-rock', eyebrow: 'Soles', date: '2026-10-29' },
    picture: {
      url: expect.stringMatching(/^scene-sole-on-granite/),
      alt: 'A trail shoe on its side on wet granite, water running off its tread.',
    },
    tags: [{ id: 'materials', label: 'Materials' }],
  });
  expect((await search('tagId=repair')).numFound).toBe(2);
  expect(all.facets).toContainEqual({ id: 'repair', label: 'Repair' });
});

test('the feed and the sitemap of a market list every article', async () => {
  const read = async (path: string) => {
    const answer = await fetch(journey.origin() + path);
    return { type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };
  const feed = await read('/feeds/de-de/articles.xml');
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text.match(/<item>/g)).toHaveLength(12);
  expect(feed.text).toContain('<title>Salz ist kein Schmutz</title>');
  expect(feed.text).toContain('/de-de/articles/salt-is-not-dirt</link>');
  const sitemap = await read('/sitemaps/de-de/articles.xml');
  expect(sitemap.text).toContain('/de-de/articles/salt-is-not-dirt</loc>');
  expect(sitemap.text).toContain('/de-de/events/mending-days</loc>');
  expect((await read(salt)).text).toContain('type="application/rss+xml"');
});

test.each([widths.phone, widths.tablet, widths.desktop])(
  'articles are accessible at %i px, in German',
  async (width) => {
    for (const path of ['/de-de/articles', '/de-de/articles/salt-is-not-dirt']) {
      const { page } = await journey.visit(path, { viewport: { width, height: 900 } });
      await ready(page);
      await expectAccessible(page, `${path} at ${width}`);
      await expectFits(page);
    }
  },
);
