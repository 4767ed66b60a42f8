import { type ErrorId, errorCatalogue } from '@eyelet/contracts/errors/catalogue.ts';
import type { ErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function call(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: ErrorBody; response: Response }> {
  const response = await fetch(shop.origin + path, init);
  return { status: response.status, body: (await response.json()) as ErrorBody, response };
}

const json = { 'content-type': 'application/json' };
const tokenPath = '/token/v2/auth/token';

describe('refusals before a handler runs', () => {
  test('an unknown API path is refused with API404 [C8.115]', async () => {
    const { status, body } = await call('/products/v2/products/SKNOSUCH999/details');
    expect([status, body.errorDetails[0]?.errorId]).toEqual([404, 'API404']);
  });

  test('a method that the path does not have is refused with API405 and its methods [C8.116]', async () => {
    const { status, body, response } = await call(tokenPath, { method: 'PATCH', headers: json, body: '{}' });
    expect([status, body.errorDetails[0]?.errorId, response.headers.get('allow')]).toEqual([405, 'API405', 'POST']);
  });

  test('an Accept header without JSON is refused with API406 [C8.117]', async () => {
    const { status, body } = await call('/consumers-v3/utilities/countryList', { headers: { accept: 'text/plain' } });
    expect([status, body.errorDetails[0]?.errorId]).toEqual([406, 'API406']);
  });

  test.each([
    ['text', { 'content-type': 'text/plain' }, 'hello'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'type=Guest'],
    ['broken JSON', json, '{"type":'],
    ['no JSON at all', json, ''],
  ])('a body of %s is refused with API415 [C8.118, C7.08]', async (_, headers, body) => {
    const answer = await call(tokenPath, { method: 'POST', headers, body });
    expect([answer.status, answer.body.errorDetails[0]?.errorId]).toEqual([415, 'API415']);
  });

  test('a body over the limit is refused with 413', async () => {
    const body = JSON.stringify({ type: 'x'.repeat(400_000) });
    const answer = await call(tokenPath, { method: 'POST', headers: json, body });
    expect([answer.status, answer.body.errorDetails[0]?.errorId]).toEqual([413, 'GEN500']);
  });
});

test('an error body has the application, the sent correlation id and the first error [C3.55, C7.03]', async () => {
  const { body } = await call('/products/nothing', { headers: { 'x-correlation-id': 'mine-1' } });
  expect(body).toEqual({
    appId: 'eyelet',
    correlationId: 'mine-1',
    errorDetails: [{ errorId: 'API404', message: expect.stringMatching(/\S/) }],
  });
});

test('messages are in the language of the x-locale header [C7.01]', async () => {
  const messages = new Set<string | undefined>();
  for (const locale of ['en_US', 'fr_FR', 'de_DE', 'it_IT']) {
    const { body } = await call('/products/nothing', { headers: { 'x-locale': locale } });
    messages.add(body.errorDetails[0]?.message);
  }
  expect(messages.size).toBe(4);
});

test('every id of the catalogue can be provoked in a sandbox, with its status and a message [C8.09, C8.08, C8.114]', async () => {
  for (const id of Object.keys(errorCatalogue) as ErrorId[]) {
    const { status, body } = await call('/consumers-v3/utilities/countryList', { headers: { 'x-mock-error': id } });
    expect([id, status, body.errorDetails[0]?.errorId]).toEqual([id, errorCatalogue[id].status, id]);
    expect(body.errorDetails[0]?.message).toMatch(/\S{2}/);
    if (id === 'GEN500') expect(body.errorDetails[0]?.message).toMatch(/^Something went wrong/);
  }
});

test('a live shop ignores provoked errors [C8.09]', async () => {
  const live = await startShop({ databaseUrl: shop.databaseUrl, config: { stage: 'live' } });
  try {
    const response = await fetch(`${live.origin}/consumers-v3/utilities/countryList`, {
      headers: { 'x-mock-error': 'GEN500' },
    });
    expect(response.status).toBe(200);
  } finally {
    await live.close();
  }
});

test('the rate limit answers 429 in the catalogue form', async () => {
  const strict = await startShop({ databaseUrl: shop.databaseUrl, config: { rateLimit: 2 } });
  try {
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await fetch(`${strict.origin}/consumers-v3/utilities/countryList`));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 429]);
    const last = (await answers.at(-1)?.json()) as ErrorBody | undefined;
    expect(last?.errorDetails[0]?.errorId).toBe('GEN500');
  } finally {
    await strict.close();
  }
});

test('a visitor over the page limit reads when to retry, in the language of the page', async () => {
  const strict = await startShop({ databaseUrl: shop.databaseUrl, config: { rateLimit: 0 } });
  try {
    const open = async (path: string, language: string) => {
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language };
      const answer = await fetch(strict.origin + path, { headers });
      const seconds = Number(answer.headers.get('retry-after'));
      expect([answer.status, seconds >= 1 && seconds <= 60]).toEqual([429, true]);
      return { seconds, body: await answer.text() };
    };
    const german = await open('/de-de/c/shoes-1000?page=2', 'fr');
    expect(german.body).toContain('<html lang="de-DE">');
    expect(german.body).toContain(`Bitte warten Sie ${german.seconds} Sekunde`);
    const french = await open('/', 'fr');
    expect(french.body).toContain(`Veuillez patienter ${french.seconds} seconde`);
  } finally {
    await strict.close();
  }
});

test('unknown paths count for the limit as well', async () => {
  const strict = await startShop({ databaseUrl: shop.databaseUrl, config: { rateLimit: 2 } });
  try {
    const put = () => fetch(`${strict.origin}/nothing-there`, { method: 'PUT' });
    const answers = [await put(), await put(), await put(), await fetch(`${strict.origin}/robots.txt`)];
    expect(answers.map((one) => one.status)).toEqual([404, 404, 429, 429]);
  } finally {
    await strict.close();
  }
});

test('a log line has the path without its query', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const told = await startShop({ databaseUrl: shop.databaseUrl, parts: { log } });
  try {
    await fetch(`${told.origin}/consumers-v3/nothing?token=open-sesame&code=4711&q=trail`);
  } finally {
    await told.close();
  }
  expect(lines.filter((line) => line.includes('/consumers-v3/nothing?token=[cut]&code=[cut]&q=[cut]'))).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/open-sesame|4711|trail|127\.0\.0\.1/);
});
