import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '@adyen/api-library';
import { afterEach, expect, test, vi } from 'vitest';
import { AdyenError, createSender } from './send.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** The origin of a server that answers so, or never. */
async function origin(answer?: Readonly<{ status: number; text: string }>): Promise<string> {
  const server = createServer((_, response) => {
    if (answer) response.writeHead(answer.status).end(answer.text);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const pay = async (endpoint: string) =>
  createSender(endpoint).request(
    'https://checkout-test.adyen.com/v71/payments',
    JSON.stringify({ paymentMethod: { type: 'klarna' } }),
    { apiKey: 'key' } as Config,
    false,
    {},
  );

test('a payment that is not answered is waited for 25 seconds and no longer, whatever pays', async () => {
  const wait = AbortSignal.timeout.bind(AbortSignal);
  // A thousand times faster.
  const waited = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => wait(time / 1000));
  await expect(pay(await origin())).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(waited.mock.calls).toEqual([[25_000]]);
});

test('an answer that cannot be read is none, and a rejection is told without its text', async () => {
  expect(await pay(await origin({ status: 200, text: '{"resultCode":"Authorised"}' }))).toContain('Authorised');
  await expect(pay(await origin({ status: 200, text: '<html>' }))).rejects.toBeInstanceOf(AdyenError);
  const rejected = pay(await origin({ status: 422, text: '{"errorCode":"14_006","message":"secret"}' }));
  await expect(rejected).rejects.toMatchObject({ status: 422, code: '14_006', isFinal: true });
  await expect(rejected).rejects.not.toThrow(/secret/);
});
