import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

type Answer = Readonly<{ status: number; type: string | undefined; url: string; html: string }>;

async function open(path: string): Promise<Answer> {
  const response = await fetch(journey.origin() + path);
  const html = await response.text();
  return {
    status: response.status,
    type: /<body[^>]*data-page-type="([^"]+)"/.exec(html)?.[1],
    url: new URL(response.url).pathname,
    html,
  };
}

test.each([
  ['a product [C2.01]', `/en-us/p/some-shoe-${deckShoe}`, 'product detail'],
  ['a category [C2.02]', '/en-us/c/women-2000', 'listing'],
  ['the cart [C2.03]', '/en-us/cart', 'cart'],
  ['search results [C2.05]', '/en-us/search?q=boot', 'search'],
  ['a bare locale [C2.07]', '/en-us', 'home'],
  ['a bare locale with a slash [C2.07]', '/en-us/', 'home'],
  ['any other page [C2.11]', '/en-us/help/delivery', 'other'],
])('%s has its page type', async (_name, path, type) => {
  expect(await open(path)).toMatchObject({ status: 200, type });
});

test('an unknown path shows the "not available" page, with the type error [C2.12]', async () => {
  const answer = await open('/en-us/nowhere');
  expect(answer).toMatchObject({ status: 404, type: 'error' });
  expect(answer.html).toContain(t('seo.notAvailable.description'));
  expect(answer.html).toContain(t('shop.notFound.home'));
});

test('a locale has the language before the country [C2.08]', async () => {
  expect(await open('/us-en')).toMatchObject({ status: 404, type: 'error' });
});

test('a product id has 8 to 11 capitals or digits [C2.13]', async () => {
  expect((await open(`/en-us/p/shoe-${deckShoe}`)).status).toBe(200);
  expect((await open(`/en-us/p/shoe-${deckShoe.slice(0, 8)}`)).status).toBe(200);
  for (const id of [deckShoe.slice(0, 7), `${deckShoe}A`, deckShoe.toLowerCase()]) {
    expect((await open(`/en-us/p/shoe-${id}`)).status, id).toBe(404);
  }
});

test('a category id has 4 to 10 digits [C2.14]', async () => {
  expect((await open('/en-us/c/women-2000')).status).toBe(200);
  for (const id of ['200', '20000000000']) expect((await open(`/en-us/c/women-${id}`)).status, id).toBe(404);
});

test('the alternative forms of paths lead to the same pages [C2.15, C2.16]', async () => {
  const category = await open('/en-us/women-c2000');
  expect(category).toMatchObject({ status: 200, type: 'listing', url: '/en-us/c/women-2000' });
  const product = await open(`/en-us/some-shoe-p${deckShoe}`);
  expect(product).toMatchObject({ status: 200, type: 'product detail' });
  expect(product.url).toBe((await open(`/en-us/p/x-${deckShoe}`)).url);
});

test('the old path of a renamed content page redirects to the current one, in its locale', async () => {
  const visit = (path: string) => fetch(journey.origin() + path, { redirect: 'manual' });
  const old = await visit('/de-de/terms?from=mail');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/de-de/sale-terms?from=mail']);
  expect(await open('/de-de/terms')).toMatchObject({ status: 200, type: 'other', url: '/de-de/sale-terms' });
});

test('a path without a locale redirects to the default one', async () => {
  expect(await open('/search?q=boot')).toMatchObject({ status: 200, url: '/en-us/search' });
});

test('pages have canonical URL, alternates and structured data', async () => {
  const { html, url } = await open(`/de-de/p/x-${deckShoe}`);
  expect(html).toContain(`<link rel="canonical" href="${journey.origin()}${url}"/>`);
  expect(html).toMatch(/hrefLang="x-default"/i);
  expect(html).toMatch(/hrefLang="fr-FR"/i);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text)['@type'],
  );
  expect(data).toEqual(['Product', 'BreadcrumbList']);
});

test.each(['/en-us', '/de-de/c/women-2000', `/fr-fr/p/x-${deckShoe}`])(
  'every picture of %s, also in its head, has a URL that may be cached forever',
  async (path) => {
    const { html } = await open(path);
    const addresses = [...new Set([...html.matchAll(/\/media\/w\d+\/[\w.-]+/g)].map(([address]) => address))];
    expect(addresses.length).toBeGreaterThan(0);
    expect(html).toMatch(/property="og:image" content="[^"]+\/media\//);
    expect(addresses.filter((address) => !/\.[0-9a-f]{8}$/.test(address))).toEqual([]);
    const answer = await fetch(`${journey.origin()}${addresses[0]}`, { headers: { accept: 'image/jpeg' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
  },
);
