import { connect } from 'node:net';
import type { ErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  await buildStorefront();
  shop = await startStockedShop({ mountPages });
});
afterAll(() => shop.close());

type Answer = Readonly<{ status: number; location: string | undefined; body: string }>;

/** Sends raw bytes, which HTTP clients would normalize, and reads until the server closes the connection. */
function send(text: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('error', failed);
    socket.on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n');
      const location = /^location: (.*)$/im.exec(head)?.[1];
      done({ status: Number(head.split(' ')[1]), location, body });
    });
    socket.write(text);
  });
}

const get = (path: string) => send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

function post(path: string, type: string | undefined, body = ''): Promise<Answer> {
  const headers = [
    'host: localhost',
    'connection: close',
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    ...(body === '' ? [] : [`content-length: ${body.length}`]),
  ];
  return send(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

const errorIdOf = ({ body }: Answer) => (JSON.parse(body) as ErrorBody).errorDetails[0]?.errorId;

describe('an unusual spelling of a path redirects to the page', () => {
  test.each([
    ['//', '/'],
    ['///', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example/en-us', '/evil.example/en-us'],
    ['/en-us/Cart', '/en-us/cart'],
    ['/EN-US/Cart?change=A', '/en-us/cart?change=A'],
    ['/en-us/%63art', '/en-us/cart'],
    ['/en-us//cart/', '/en-us/cart'],
    ['/en-us/ACCOUNT/Profile', '/en-us/account/profile'],
    ['/en-us/P/holm-deck-shoe-SKDECK01BLU', '/en-us/p/holm-deck-shoe-SKDECK01BLU'],
  ])('%s is redirected to %s', async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 301, location: to });
  });

  test('a posted form keeps its method when redirected', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await post('/en-us/Cart', form, 'itemId=1')).toMatchObject({ status: 308, location: '/en-us/cart' });
  });

  test('ids in paths keep their case', async () => {
    expect((await get('/en-us/p/holm-deck-shoe-SKDECK01BLU')).status).toBe(200);
  });
});

test.each([
  ...['/%00', '/en-us/favorites/%00', '/en-us/p/%00', '/en-us/reset-password?token=%00', '/dev/outbox/%00'],
  ...['/mail/unsubscribe?token=%00', '/media/w120/%00', '*', 'http://evil.example/en-us'],
])('%s is refused as a malformed address', async (path) => {
  const answer = await get(path);
  expect([answer.status, errorIdOf(answer)]).toEqual([400, 'GEN500']);
});

test('an impossible list id gets the "not available" page', async () => {
  const { status, body } = await get(`/en-us/favorites/${'x'.repeat(500)}`);
  expect(status).toBe(400);
  expect(body).toContain('data-page-type="error"');
});

const pagesWithForms = [
  'cart',
  'checkout',
  'newsletter',
  'sign-in',
  'sign-up',
  'forgot-password',
  'saved-items',
  'associate-login',
];

test.each(pagesWithForms)('a post to %s without a form is refused, not a fault', async (page) => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
    const answer = await post(`/en-us/${page}`, type, '{"a":1}');
    expect([type, answer.status, errorIdOf(answer)]).toEqual([type, 415, 'API415']);
  }
  expect((await post(`/en-us/${page}`, undefined)).status).toBeLessThan(500);
});

const pagesWithoutForms = [
  ...['/en-us', '/en-us/search', '/en-us/p/holm-deck-shoe-SKDECK01BLU', '/en-us/c/any-1100', '/en-us/privacy'],
  ...['/en-us/promotions', '/en-us/stores/boston-US-BOS', '/en-us/account', '/en-us/favorites/any'],
];

test.each([
  ...pagesWithoutForms.map((path) => [path, 'That could not be sent']),
  ['/de-de/p/holm-deck-shoe-SKDECK01BLU', 'Das ließ sich nicht absenden'],
  ['/fr-fr/c/any-1100', 'L’envoi n’a pas abouti'],
])(
  'a form that is sent to %s, which takes none, is answered with a page that says so and leads on',
  async (path, title) => {
    const { status, body } = await post(path, 'application/x-www-form-urlencoded', 'a=1');
    expect(status).toBe(405);
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toBe(title);
    expect(body).toMatch(new RegExp(`<main.*href="${path}"`));
  },
);

test('a multipart form is read', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nnobody\r\n--x--\r\n';
  const { status, body: html } = await post('/en-us/newsletter', 'multipart/form-data; boundary=x', body);
  expect(status).toBe(200);
  expect(html).toContain('value="nobody"');
});

test.each([
  ['a header that is too long', `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that is too long', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
  ['a method that is none', 'FOO / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a length that is none', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: x\r\n\r\n', 400],
  ['a request without a host', 'GET /en-us HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
])('%s is answered in the form of the catalogue', async (_, text, status) => {
  const answer = await send(text);
  expect([answer.status, errorIdOf(answer)]).toEqual([status, 'GEN500']);
});
