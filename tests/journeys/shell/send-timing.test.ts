import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney();
const path = '/fapi/performance/ingest';

test.each([
  ['given', 1],
  ['refused', 0],
] as const)(
  'with consent %s, a page that is left reports how fast it appeared: %d times [C2.87] [C3.47]',
  async (consent, times) => {
    const { page } = await journey.visit('/en-us/about', { consent });
    await ready(page);
    await expect.poll(() => page.evaluate(() => 'dataLayer' in window), patient).toBe(times === 1);
    const answers: number[] = [];
    page.on('response', (response) => response.url().endsWith(path) && answers.push(response.status()));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const send = navigator.sendBeacon.bind(navigator);
      const sent: string[] = [];
      Object.assign(window, { sent });
      navigator.sendBeacon = (url, data) => {
        void (data as Blob).text().then((text) => sent.push(text));
        return send(url, data);
      };
    });
    for (let turn = 0; turn < 2; turn += 1) {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    }
    await page.evaluate(() => fetch('/fapi/server/time').then((answer) => answer.text()));
    await expect.poll(() => answers, patient).toEqual(times === 1 ? [200] : []);
    const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    if (times === 0) return expect(sent).toEqual([]);
    const timing = { pageType: 'other', path: '/en-us/about', locale: 'en-US', ttfb: expect.any(Number) };
    expect(sent.map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ ...timing, lcp: expect.any(Number) }),
    ]);
  },
);

test('a report that is none is answered 400 [C2.88]', async () => {
  for (const body of ['{"pageType":"home"}', '{"pageType":"home","path":"/en-us","locale":"en-US","lcp":"soon"}']) {
    const answer = await fetch(journey.origin() + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status, body).toBe(400);
  }
});
