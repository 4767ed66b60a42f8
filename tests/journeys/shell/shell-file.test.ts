import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';

const journey = openJourney();

async function shellAddressOf(path: string): Promise<string> {
  const page = await (await fetch(journey.origin() + path)).text();
  return /<link id="shell"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '';
}

test('pages of a market share one file with the data of header and footer, which is cached forever', async () => {
  const address = await shellAddressOf('/de-de');
  expect(address).toMatch(/^\/de-de\/shell\/[\w-]+$/);
  expect(await shellAddressOf('/de-de/c/women-2000')).toBe(address);
  const file = await fetch(journey.origin() + address);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('x-page-tags')).toBeNull();
  expect(await file.json()).toMatchObject({ market: { locale: 'de-de' }, origin: journey.origin() });
  expect(await shellAddressOf('/en-us')).not.toBe(address);
});

test('a page of an unknown edition gets the current data, which is not cached', async () => {
  const now = await fetch(journey.origin() + (await shellAddressOf('/de-de')));
  const earlier = await fetch(`${journey.origin()}/de-de/shell/earlier`);
  expect(earlier.status).toBe(200);
  expect(earlier.headers.get('cache-control')).toBe('no-store');
  expect(await earlier.json()).toEqual(await now.json());
});
