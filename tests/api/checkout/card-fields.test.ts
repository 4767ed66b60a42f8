import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

const logFile = join(mkdtempSync(join(tmpdir(), 'eyelet-log-')), 'shop.log');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({
    parts: { log: pino({ level: 'trace' }, pino.destination({ dest: logFile, sync: true })) },
  });
});
afterAll(() => running.close());

const fields = (locale: string, returnTo = '/en-us/checkout?step=billing') =>
  `${running.origin}/sandbox-payments/fields?${new URLSearchParams({ locale, returnTo })}`;

const good = { number: '4242424242424242', expiry: '12 / 39', code: '123' };
const post = (entry: object, url = fields('en_US')) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ ...good, ...entry }), redirect: 'manual' });

test('the card fields run only their own script and can be framed by the shop only [C8.164]', async () => {
  const response = await fetch(fields('en_US'));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  const html = await response.text();
  expect(html).not.toMatch(/<script(?![^>]*src=)|style="|\son\w+=/);
  for (const [, asset] of html.matchAll(/(?:src|href)="(\/sandbox-payments\/assets\/[^"]+)"/g)) {
    expect((await fetch(running.origin + asset)).status).toBe(200);
  }
});

test('the card fields are in the language of the locale [C1.02]', async () => {
  const number = { en_US: 'Card number', fr_FR: 'Numéro de carte', de_DE: 'Kartennummer', it_IT: 'Numero della carta' };
  for (const [locale, label] of Object.entries(number)) {
    const html = await (await fetch(fields(locale))).text();
    expect(html).toContain(`lang="${locale.slice(0, 2)}"`);
    expect(html).toContain(`<label for="number">${label}</label>`);
  }
});

test('without scripts the form redirects to the shop with a token, and to no other host [C8.164]', async () => {
  const back = await post({});
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toMatch(/^\/en-us\/checkout\?step=billing&paymentToken=card_[\w-]+$/);
  for (const evil of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil',
  ]) {
    const location = (await post({}, fields('en_US', evil))).headers.get('location') ?? '';
    const target = new URL(location, running.origin);
    expect(target.origin, evil).toBe(running.origin);
  }
});

test('invalid entries are explained at their fields and never repeated in the page', async () => {
  const response = await post({ number: '4242424242424241', expiry: '01/20', code: '1' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(html).toContain('The expiry date of the card is not valid.');
  expect(html).not.toContain('4242424242424241');
});

test('the number and the code of a card are nowhere in the database and in no log [C8.164]', async () => {
  const number = '4000056655665556';
  const shopper = await newShopper(running.origin);
  await buy(shopper, running.origin, upcs.deck, number);
  await post({ number, expiry: '13/49' });
  await announce(running.shop);
  const { pool } = running.shop.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from ${name} as row where row::text ~ $1 limit 1`, [
      '4000[ -]?0566[ -]?5566[ -]?5556',
    ]);
    expect(rows, name).toEqual([]);
  }
  const log = readFileSync(logFile, 'utf8');
  expect(log).toContain('order_placed');
  expect(log).not.toMatch(/4000[ -]?0566[ -]?5566[ -]?5556/);
  const { rows: cards } = await pool.query(`select * from sandbox_card where last4 = '5556'`);
  expect(cards.map((card) => Object.keys(card).sort())).toEqual([
    ['behaviour', 'brand', 'created_at', 'expiry_month', 'expiry_year', 'last4', 'token'],
  ]);
});
