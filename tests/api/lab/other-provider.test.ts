import { errorIds } from '@eyelet/contracts/errors/catalogue.ts';
import { type AdyenShop, startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: AdyenShop;
beforeAll(async () => {
  running = await startAdyenShop();
});
afterAll(() => running.close());

test('with an external provider the lab says which switches have no effect, and has all others [C8.09]', async () => {
  const html = await (await fetch(`${running.origin}/dev/lab`)).text();
  expect(html).toContain('The money is moved by <code>adyen</code>');
  expect(html).not.toContain('action="/dev/lab/webhooks"');
  expect(html).not.toContain('test card.<');
  expect(html).toContain('Pay with a test card of the provider and a wrong security code.');
  expect(html.match(/Switch on/g)).toHaveLength(errorIds.length);
  expect(html).toContain('action="/dev/lab/pause"');
});

test('webhooks of an external provider cannot be controlled', async () => {
  const answer = await fetch(`${running.origin}/dev/lab/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lost: '1' }),
  });
  expect(answer.status).toBe(404);
});
