import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTwilio } from '@eyelet/server/text-messages/twilio.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const account = { accountSid: 'AC0123', authToken: 'secret' };
let next: Readonly<{ status: number; body: string }> | 'silent' | undefined;
const bodies: Record<string, string>[] = [];

/** A stand-in for the service in its documented form: a form with To, Body and a sender, Basic authentication, 201 with a sid. */
const server = createServer(async (request, response) => {
  const body = await text(request);
  if (next === 'silent') return;
  const answer = (status: number, said: object | string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof said === 'string' ? said : JSON.stringify(said));
  if (next) return answer(next.status, next.body);
  const key = `Basic ${Buffer.from('AC0123:secret').toString('base64')}`;
  if (request.headers.authorization !== key) return answer(401, { code: 20003 });
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (request.method !== 'POST' || request.url !== '/2010-04-01/Accounts/AC0123/Messages.json' || !isForm)
    return answer(404, { code: 20404 });
  const sent = Object.fromEntries(new URLSearchParams(body));
  bodies.push(sent);
  if (!/^\+\d+$/.test(sent.To ?? '')) return answer(400, { code: 21211 });
  return answer(201, { sid: 'SM42', status: 'queued' });
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  next = undefined;
  bodies.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (options: object = {}, recipient = '+4915112345678') =>
  createTwilio({ ...account, endpoint, from: 'MG77', ...options }).send({ recipient, text: 'Größe & Ziel: +1' });

test('a message goes out by the messaging service or from the number, and is known by its sid', async () => {
  expect(await send()).toBe('SM42');
  expect(await send({ from: '+12025550123' })).toBe('SM42');
  const message = { To: '+4915112345678', Body: 'Größe & Ziel: +1' };
  expect(bodies).toEqual([
    { ...message, MessagingServiceSid: 'MG77' },
    { ...message, From: '+12025550123' },
  ]);
});

test.each([
  [400, '{"code":21610}', 'refused'],
  [404, 'no JSON', 'refused'],
  [429, '{"code":20429}', 'again'],
  [401, '{"code":20003}', 'again'],
])('status %i with %s is %s', async (status, body, problem) => {
  next = { status, body };
  await expect(send()).rejects.toMatchObject({ problem });
});

test('where nobody can say whether it was taken, it is neither refused nor for another try', async () => {
  next = { status: 500, body: '{}' };
  expect(await send().catch((error) => error.problem)).toBeUndefined();
  next = 'silent';
  expect(await send({ patience: 50 }).catch((error) => error.problem)).toBeUndefined();
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  await expect(send({ endpoint: `http://127.0.0.1:${port}` })).rejects.toMatchObject({ problem: 'again' });
});
