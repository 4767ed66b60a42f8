import { decide } from '@eyelet/contracts/personalisation/decide.ts';
import { readExperienceResults } from '@eyelet/contracts/personalisation/read-results.ts';
import { recordExperienceEvent } from '@eyelet/contracts/personalisation/record-event.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const params = { brand: 'skerry' };
const experience = {
  ...{ experienceId: 'hero', baselineWeight: 1 },
  variants: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((variantId) => ({ variantId, weight: 1 })),
};

async function decided(shopper: Shopper, visitorId: string, consent = true) {
  const body = { visitorId, consent, experiences: [experience] };
  const { decisions } = await shopper.call(decide, { params, body });
  return decisions.map(({ variantId }) => variantId);
}

test('the same visitor gets the same variant, and visitors are spread over all [C7.133]', async () => {
  const shopper = await newShopper(running.origin);
  const first = await Promise.all(Array.from({ length: 60 }, (_, index) => decided(shopper, `visitor-${index}`)));
  const other = await newShopper(running.origin);
  const again = await Promise.all(Array.from({ length: 60 }, (_, index) => decided(other, `visitor-${index}`)));
  expect(again).toEqual(first);
  expect(new Set(first.flat()).size).toBe(8);
});

test('a consumer gets the same variant in every browser', async () => {
  const consumer = await newConsumer(running.origin);
  const found = await Promise.all(Array.from({ length: 20 }, (_, index) => decided(consumer, `browser-${index}`)));
  expect(new Set(found.flat()).size).toBe(1);
});

test('without targeting consent there is no decision; in EMEA a preview has one, elsewhere it overrides nothing [C6.19] [C6.20] [C6.21]', async () => {
  const previewed = async (locale: string) => {
    const response = await fetch(`${running.origin}/preview/api/engine/v1/decide/skerry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': locale },
      body: JSON.stringify({ visitorId: 'visitor-one', consent: false, experiences: [experience] }),
    });
    return ((await response.json()) as { decisions: unknown[] }).decisions.length;
  };
  expect(await decided(await newShopper(running.origin), 'visitor-one', false)).toEqual([]);
  expect(await decided(await newShopper(running.origin, { locale: 'de_DE' }), 'visitor-one', false)).toEqual([]);
  expect(await decided(await newShopper(running.origin, { locale: 'de_DE' }), 'visitor-one')).toHaveLength(1);
  expect(await previewed('de_DE')).toBe(1);
  expect(await previewed('en_US')).toBe(0);
});

test('results count each visitor once for what they saw and clicked', async () => {
  const shopper = await newShopper(running.origin);
  const record = (visitorId: string, kind: 'exposure' | 'click', variantId: string | null) =>
    shopper.call(recordExperienceEvent, { params, body: { visitorId, kind, experienceId: 'words', variantId } });
  await Promise.all([
    ...['visitor-one', 'visitor-two', 'visitor-two'].map((one) => record(one, 'exposure', 'short')),
    ...['visitor-two', 'visitor-two'].map((one) => record(one, 'click', 'short')),
    record('visitor-three', 'exposure', null),
  ]);
  const { results } = await (await newStaff(running, { roles: ['owner'] })).call(readExperienceResults, {});
  expect(results).toEqual([
    { experienceId: 'words', variantId: null, exposures: 1, clicks: 0 },
    { experienceId: 'words', variantId: 'short', exposures: 2, clicks: 1 },
  ]);
});
