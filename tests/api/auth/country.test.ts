import type { Config } from '@eyelet/server/kernel/config.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

/** The country in the answer of a guest token call, given the header that a CDN sets. */
async function countryTold(trustProxy: Config['trustProxy'], country: string): Promise<unknown> {
  const running = await startStockedShop({ config: { trustProxy } });
  try {
    const response = await fetch(`${running.origin}/token/v2/auth/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': 'test',
        'cf-ipcountry': country,
        'x-forwarded-for': '192.0.2.7',
      },
      body: JSON.stringify({ type: 'Guest' }),
    });
    return ((await response.json()) as { country?: string }).country;
  } finally {
    await running.close();
  }
}

test('a token call answers the country set by the trusted CDN, and no other [C2.57]', async () => {
  expect(await countryTold(['loopback'], 'DE')).toBe('DE');
  expect(await countryTold(1, 'somewhere')).toBeUndefined();
  expect(await countryTold(false, 'DE')).toBeUndefined();
  expect(await countryTold(['10.0.0.0/8'], 'DE')).toBeUndefined();
});
