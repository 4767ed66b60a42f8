import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, wordsOf } from './steps.ts';

const journey = openJourney();
const path = '/de-de/stores/skerry-kiel-DE-KIE';

async function open(address: string) {
  const response = await fetch(journey.origin() + address, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('a store has a page of its own with address, phone, hours and directions', async () => {
  const { page } = await journey.visit(path);
  const t = wordsOf('de-de');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Skerry Kiel' }).waitFor();
  await main.getByText('Möwengang 22').waitFor();
  expect(await main.getByRole('link', { name: '+49 4315550122' }).getAttribute('href')).toBe('tel:+494315550122');
  expect(await main.getByRole('link', { name: t('stores.directions') }).getAttribute('href')).toContain('54.32');
  const hours = main.getByRole('region', { name: t('stores.hours') });
  await hours.getByText('Sonntag').waitFor();
  await hours.getByText(t('stores.closedAllDay')).first().waitFor();
});

test('a store page has structured data with address and opening hours, in every language', async () => {
  const { html } = await open(path);
  expect(html).toContain(`<link rel="canonical" href="${journey.origin()}${path}"/>`);
  expect(html).toMatch(/hrefLang="fr-FR"/i);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(data.map((one) => one['@type'])).toEqual(['ShoeStore', 'BreadcrumbList']);
  expect(data[0].geo).toMatchObject({ latitude: 54.32 });
  expect(data[0].openingHoursSpecification.length).toBeGreaterThanOrEqual(6);
});

test('a store page is cached for everybody, has one URL, and exists only for existing stores', async () => {
  const page = await open(path);
  expect(page.headers.get('cache-control')).toContain('s-maxage');
  expect(page.headers.getSetCookie()).toEqual([]);
  const other = await open('/de-de/stores/somewhere-DE-KIE');
  expect([other.status, other.headers.get('location')]).toEqual([301, path]);
  expect((await open('/de-de/stores/skerry-atlantis-XX-ATL')).status).toBe(404);
});

test('a change of a store is on its cached page at once', async () => {
  const service = wordsOf('de-de')('stores.serviceText.sts');
  const switchTo = (on: string) =>
    fetch(`${journey.origin()}/dev/lab/service`, {
      method: 'POST',
      body: new URLSearchParams({ placeId: 'DE-HAM', service: 'sts', on }),
      redirect: 'manual',
    });
  const shows = async () => (await open('/de-de/stores/skerry-hamburg-DE-HAM')).html.includes(service);
  expect(await shows()).toBe(true);
  await switchTo('');
  try {
    await expect.poll(shows, patient).toBe(false);
  } finally {
    await switchTo('yes');
  }
  await expect.poll(shows, patient).toBe(true);
});

test('stores are in the sitemap', async () => {
  const index = await open('/sitemap.xml');
  expect(index.html).toContain('/sitemaps/de-de/stores.xml');
  const { html } = await open('/sitemaps/de-de/stores.xml');
  expect(html).toContain(`<loc>${journey.origin()}${path}</loc>`);
  expect(html).toContain(`<loc>${journey.origin()}/de-de/store-locator</loc>`);
});
