import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';

const mock = { countries: [{ code: 'SK', name: 'Skerry', dialCode: '00', shippable: true }] };

async function countries({ origin }: RunningShop): Promise<unknown> {
  return (await fetch(`${origin}/consumers-v3/utilities/countryList`, { headers: { 'x-locale': 'en_US' } })).json();
}

test('a sandbox answers calls from the folder of mock responses, a live shop never [C7.135]', async () => {
  const mockResponses = mkdtempSync(join(tmpdir(), 'eyelet-mocks-'));
  writeFileSync(join(mockResponses, 'addresses.listCountries.json'), JSON.stringify(mock));
  const sandbox = await startShop({ config: { mockResponses } });
  const { databaseUrl } = sandbox;
  const live = await startShop({ databaseUrl, config: { stage: 'live', mockResponses } });
  try {
    expect(await countries(sandbox)).toEqual(mock);
    const real = await countries(live);
    expect(real).not.toEqual(mock);
    expect((real as typeof mock).countries.length).toBeGreaterThan(100);
    writeFileSync(join(mockResponses, 'addresses.listCountries.json'), '{"countries": "all"}');
    await expect(startShop({ databaseUrl, config: { mockResponses } })).rejects.toThrow('addresses.listCountries.json');
  } finally {
    await live.close();
    await sandbox.close();
    rmSync(mockResponses, { recursive: true });
  }
});
