import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createHttpClient, requestUrl } from './client.ts';
import { operation } from './operation.ts';
import { isUnanswered } from './unanswered.ts';

const read = operation({
  id: 'test.read',
  method: 'GET',
  path: '/things/{thingId}',
  summary: 'A thing',
  callers: 'anyone',
  params: Type.Object({ thingId: Type.String() }),
  query: Type.Object({ size: Type.Optional(Type.Array(Type.String())), start: Type.Optional(Type.Integer()) }),
  response: Type.Object({ name: Type.String() }),
  refusals: [],
});

const write = operation({
  id: 'test.write',
  method: 'POST',
  path: '/things',
  summary: 'Write a thing',
  callers: 'anyone',
  body: Type.Object({ name: Type.String() }),
  response: Type.Object({ name: Type.String() }),
  refusals: [],
});

type Sent = { url: string; init: RequestInit; headers: Record<string, string> };

/** A client that records its requests and answers with the given status and body. */
function clientAnswering(status: number, body: unknown): { client: ReturnType<typeof createHttpClient>; sent: Sent[] } {
  const sent: Sent[] = [];
  let ids = 0;
  const client = createHttpClient({
    origin: '',
    headers: () => ({ 'x-locale': 'en_US', 'x-user-id': 'guest-1' }),
    newId: () => `id-${++ids}`,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init, headers: init.headers as Record<string, string> });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  return { client, sent };
}

test('every call names locale and user and has its own transaction and correlation id [C7.01, C7.02, C7.03, C7.04]', async () => {
  const { client, sent } = clientAnswering(200, { name: 'a' });
  await client.call(write, { body: { name: 'a' } });
  await client.call(write, { body: { name: 'b' } });
  for (const { headers } of sent) expect(headers).toMatchObject({ 'x-locale': 'en_US', 'x-user-id': 'guest-1' });
  expect(sent[0]?.headers['x-transaction-id']).not.toBe(sent[1]?.headers['x-transaction-id']);
  expect(sent[0]?.headers['x-correlation-id']).toMatch(/^id-/);
});

test('cookies go to our own origin only [C7.05]', async () => {
  const { client, sent } = clientAnswering(200, { name: 'a' });
  await client.call(read, { params: { thingId: '1' } });
  await client.call(write, { body: { name: 'a' } });
  expect(sent.map(({ init, url }) => [init.credentials, url])).toEqual([
    ['same-origin', '/things/1'],
    ['same-origin', '/things'],
  ]);
});

test('bodies are JSON both ways [C7.08]', async () => {
  const { client, sent } = clientAnswering(200, { name: 'a' });
  expect(await client.call(write, { body: { name: 'a' } })).toEqual({ name: 'a' });
  expect(sent[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(sent[0]?.init.body).toBe('{"name":"a"}');
});

test('a refusal becomes an API error with message, id and status [C8.01]', async () => {
  const body = { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId: 'BSK404', message: 'Gone.' }] };
  const { client } = clientAnswering(404, body);
  const error = await client.call(write, { body: { name: 'a' } }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Gone.', id: 'BSK404', status: 404, correlationId: 'c' });
});

test.each([
  ['a body that is no JSON', 200, 'oops'],
  ['an error without the catalogue’s body', 502, { message: 'bad gateway' }],
])('%s is thrown as it is, not as an API error [C8.05]', async (_, status, body) => {
  const { client } = clientAnswering(status, body);
  const error = await client.call(write, { body: { name: 'a' } }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(isUnanswered(error)).toBe(true);
});

test('a shop that cannot be reached throws what the network threw; a mistake is no such failure [C8.05]', async () => {
  const failure = new TypeError('no network');
  const client = createHttpClient({
    origin: '',
    headers: () => ({}),
    newId: () => 'id',
    fetch: () => Promise.reject(failure),
  });
  await expect(client.call(write, { body: { name: 'a' } })).rejects.toBe(failure);
  expect(isUnanswered(failure)).toBe(true);
  expect(isUnanswered(new TypeError('x is not a function'))).toBe(false);
  expect(isUnanswered(undefined)).toBe(false);
});

test('path members are encoded, absent query members left out, lists repeated', () => {
  const request = { params: { thingId: 'a/b c' }, query: { size: ['40', '41'], start: undefined } };
  expect(requestUrl(read, request)).toBe('/things/a%2Fb%20c?size=40&size=41');
});
