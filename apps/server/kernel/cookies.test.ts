import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Cookie } from './context.ts';
import { readCookies, setCookies } from './cookies.ts';
import type { Shop } from './shop.ts';

const shop = { config: { secureCookies: true } } as Shop;

function serverSetting(cookies: readonly Cookie[]) {
  const app = Fastify();
  readCookies(app);
  app.get('/', (request, reply) => {
    setCookies(shop, reply, cookies);
    return reply.send(request.cookies);
  });
  return app;
}

test('each request has the cookies that it sent, and no others', async () => {
  const app = serverSetting([]);
  const read = async (cookie?: string) =>
    (await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } })).json();
  expect(await read('one=1; two=a%20b')).toEqual({ one: '1', two: 'a b' });
  expect(await read()).toEqual({});
  expect(await read('one=2')).toEqual({ one: '2' });
  expect(await read('one=1; two=a%20b')).toEqual({ one: '1', two: 'a b' });
});

test('cookies are out of reach of scripts and other sites, and of one name only the last is sent', async () => {
  const answer = await serverSetting([
    { name: 'session', value: 'first', maxAgeSeconds: 60 },
    { name: 'session', value: 'last', maxAgeSeconds: 60 },
    { name: 'staff', value: 'a b', maxAgeSeconds: 0, path: '/staff', sameSite: 'strict' },
  ]).inject('/');
  expect(answer.headers['set-cookie']).toEqual([
    'session=last; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'staff=a%20b; Max-Age=0; Path=/staff; HttpOnly; Secure; SameSite=Strict',
  ]);
});
