import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('on a phone the magnifier leads to the search hub, which focuses its field', async () => {
  const touch = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await journey.visit('/en-us', touch);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.search') })
    .tap();
  await page.waitForURL('**/en-us/search-hub');
  const field = page.getByRole('main').getByRole('combobox', { name: t('shop.search.label') });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement), patient).toBe(true);
});

test.each(['/en-us/search-hub', '/en-us/search?q=zzzzqqq'])('%s offers products, categories and help', async (path) => {
  const { page } = await journey.visit(path);
  const main = page.getByRole('main');
  await main
    .getByRole('list', { name: t('catalogue.searchOffers') })
    .getByRole('article')
    .first()
    .waitFor();
  await main
    .getByRole('navigation', { name: t('shop.search.categories') })
    .getByRole('link', { name: 'Women' })
    .waitFor();
  await main.getByRole('region', { name: 'Help' }).getByRole('link', { name: 'Returns' }).waitFor();
});

test('searching a product number opens its product, a word of the same form shows results [C9.13]', async () => {
  const { page } = await journey.visit('/en-us/search?q=Article%20number%3A%20sktern01fom');
  expect(new URL(page.url()).pathname).toMatch(/^\/en-us\/p\/.*-SKTERN01FOM$/);
  await page.goto('/en-us/search?q=x-SKTERN0');
  expect(new URL(page.url()).pathname).toBe('/en-us/search');
  await page.goto('/en-us/search?q=waterproof');
  await page.getByRole('main').getByRole('article').first().waitFor();
});

const own = ['favorites', 'account/profile'] as const;
const shared = ['gift-card', 'store-locator', 'promotions', 'search-hub'] as const;

test.each([...own, ...shared])(
  '[C2.27] /%s has a page in each locale, and without one leads to the default locale',
  async (path) => {
    const open = async (url: string) => {
      const { status, headers } = await fetch(journey.origin() + url, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await open(`/${path}`)).toEqual([302, `/en-us/${path}`]);
    for (const locale of ['en-us', 'de-de']) {
      const isAsked = path === 'account/profile';
      const signIn = `/${locale}/sign-in?next=${encodeURIComponent(`/${locale}/${path}`)}`;
      expect(await open(`/${locale}/${path}`)).toEqual(isAsked ? [302, signIn] : [200, null]);
    }
  },
);

test('a search without a term leads to the hub, which is one page for everybody and may be indexed', async () => {
  const bare = await fetch(`${journey.origin()}/de-de/search?sort=newest`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/de-de/search-hub']);
  const hub = await fetch(`${journey.origin()}/de-de/search-hub?q=boot`);
  expect([hub.headers.get('x-robots-tag'), hub.headers.get('set-cookie')]).toEqual([null, null]);
  expect(hub.headers.get('cache-control')).toContain('public');
  const html = await hub.text();
  expect(html).toContain('data-page-type="search hub"');
  expect(html).toContain(`<link rel="canonical" href="${journey.origin()}/de-de/search-hub"/>`);
});

test('a popular term is searched for by a link, also without scripts', async () => {
  const { page } = await journey.visit('/fr-fr/search-hub', { javaScriptEnabled: false });
  const fr = wordsOf('fr-fr');
  const term = page
    .getByRole('navigation', { name: fr('catalogue.popularTerms') })
    .getByRole('link')
    .first();
  const name = (await term.textContent()) ?? '';
  await term.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.goto('/fr-fr/search-hub');
  await page
    .getByRole('main')
    .getByRole('combobox', { name: fr('shop.search.label') })
    .fill('bottes');
  await page
    .getByRole('main')
    .getByRole('button', { name: fr('shop.search.submit') })
    .click();
  await page.waitForURL('**/fr-fr/search?q=bottes');
});

test('the hub shows what was viewed before, and nothing of it to somebody who has viewed nothing', async () => {
  const { page } = await journey.visit('/en-us/search-hub');
  await ready(page);
  const viewed = page.getByRole('list', { name: t('product.recentlyViewed') });
  expect(await viewed.count()).toBe(0);
  await page.goto(`/en-us/p/x-${deckShoe}`);
  await ready(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/en-us/search-hub');
  await viewed.getByRole('article').getByText(name).first().waitFor();
});

test.each(Object.values(widths))('the hub fits %i px and is accessible', async (width) => {
  const visitor = await journey.visit('/de-de/search-hub', { viewport: { width, height: 900 } });
  const { page } = visitor;
  await ready(page);
  await expectAccessible(page, 'the search hub');
  await expectFits(page);
  expectNoComplaints(visitor);
});
