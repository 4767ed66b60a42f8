import { errorIds } from '@eyelet/contracts/errors/catalogue.ts';
import { transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

/** Sends a form of the lab; returns the cookie that it sets. */
async function press(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${running.origin}/dev/lab/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const countries = (cookie: string) =>
  fetch(`${running.origin}/utilities/countryList`, { headers: { cookie } }).then(async (answer) => ({
    status: answer.status,
    id: ((await answer.json()) as { errorDetails?: { errorId: string }[] }).errorDetails?.[0]?.errorId,
  }));

test('the lab has a switch for every error id and every change of delivery', async () => {
  const html = await (await fetch(`${running.origin}/dev/lab`)).text();
  for (const id of [...errorIds, ...transitionTypes]) expect(html, id).toContain(`id="${id}"`);
  for (const id of errorIds) expect(html, id).toContain(`name="errorId" value="${id}"`);
  for (const type of transitionTypes) expect(html, type).toContain(`name="type" value="${type}"`);
  expect(html.match(/Switch on/g)).toHaveLength(errorIds.length);
  expect(html.match(/Bring about/g)).toHaveLength(transitionTypes.length);
});

test('a switched call refuses in the browser that switched it, until it is switched off [C8.09]', async () => {
  const { cookie } = await press('refusal', { operation: 'addresses.listCountries', errorId: 'ORD415' });
  expect(await countries(cookie)).toEqual({ status: 409, id: 'ORD415' });
  expect(await countries('')).toMatchObject({ status: 200 });
  const off = await press('refusal', { operation: 'addresses.listCountries', off: '1' }, { cookie });
  expect(await countries(off.cookie)).toMatchObject({ status: 200 });
});

test('forms of other sites are not taken', async () => {
  const { status } = await press('refusal', { operation: '*', errorId: 'GEN500' }, { origin: 'https://evil.example' });
  expect(status).toBe(403);
});

test('a live shop has no lab, and ignores its cookie', async () => {
  const live = await startShop({ config: { stage: 'live' } });
  try {
    expect((await fetch(`${live.origin}/dev/lab`)).status).toBe(404);
    const answer = await fetch(`${live.origin}/utilities/countryList`, { headers: { cookie: 'eyelet_lab=*=GEN500' } });
    expect(answer.status).toBe(200);
  } finally {
    await live.close();
  }
});

test('a store can be closed to deliveries and opened again', async () => {
  const sts = async () =>
    (
      await running.shop.database.pool.query(
        `select details #>> '{services,sts}' as sts from place where kind = 'store' order by id limit 1`,
      )
    ).rows[0];
  const { rows } = await running.shop.database.pool.query(
    `select id from place where kind = 'store' order by id limit 1`,
  );
  if (rows.length === 0) throw new Error('the test shop has no store');
  await press('service', { placeId: rows[0].id, service: 'sts', on: '' });
  expect(await sts()).toEqual({ sts: 'false' });
  await press('service', { placeId: rows[0].id, service: 'sts', on: '1' });
  expect(await sts()).toEqual({ sts: 'true' });
});
