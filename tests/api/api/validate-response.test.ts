import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startShop();
});

afterAll(() => running.close());

const check = async (contract: string, body: unknown) => {
  const answer = await fetch(`${running.origin}/fapi/api/validate-response/${contract}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

test('[C7.129] the body of a real answer is valid, and each mismatch of a wrong one is listed', async () => {
  const categories = await (await fetch(`${running.origin}/fapi/components/navigation`)).json();
  expect(await check('catalogue.readNavigation', categories)).toEqual({
    status: 200,
    body: { contract: 'catalogue.readNavigation', valid: true, mismatches: [] },
  });
  const { body: wrong } = await check('catalogue.readNavigation', { categories: [{ id: 7 }] });
  expect(wrong.valid).toBe(false);
  expect(wrong.mismatches).toContainEqual({ path: '/categories/0/id', problem: 'must be string' });
  expect(wrong.mismatches).toContainEqual({ path: '/categories/0/name', problem: 'is missing' });
});

test('[C7.129] an unknown contract is not found', async () => {
  const { status, body } = await check('cart.none', {});
  expect([status, body.errorDetails[0].errorId]).toEqual([404, 'API404']);
});
