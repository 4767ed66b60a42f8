import { readCart } from '@eyelet/contracts/cart/read.ts';
import { changeText } from '@eyelet/contracts/texts/change.ts';
import { listTexts } from '@eyelet/contracts/texts/list.ts';
import { readText } from '@eyelet/contracts/texts/read.ts';
import { resetText } from '@eyelet/contracts/texts/reset.ts';
import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { type OwnTexts, sayable } from '@eyelet/messages/sayable.ts';
import { startWorker } from '@eyelet/server/jobs/worker.ts';
import { wakeAnnouncer } from '@eyelet/server/kernel/wake-announcer.ts';
import { createPageCache } from '@eyelet/server/pages/page-cache.ts';
import { type Renderer, tagHeader } from '@eyelet/server/pages/render.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Wording = ShopText['wording'];

const shopContext = createContext<{ market: { tag: string }; texts: OwnTexts | undefined }>();
const shown = ['product.addToCart', 'shop.header.favorites', 'shop.articles.count'] as const;

/** Pages of what the server says for some keys, and of what it hands to the browser for them. */
const renderer = {
  build: { entry: { module: { shopContext } }, routes: {} },
  handle: async (_request: Request, provider: RouterContextProvider) => {
    const { market, texts = {} } = provider.get(shopContext);
    const t = createMessages(market.tag);
    const browser = sayable(texts, market.tag);
    const said = shown.map((key) => {
      const own = browser[key];
      const inBrowser = typeof own === 'function' ? own({ n: 1 }) : own;
      return [key, { onServer: t(key as MessageKey, { n: 1 }), inBrowser }];
    });
    return Response.json(Object.fromEntries(said), { headers: { [tagHeader]: 'content' } });
  },
  operations: new Map(),
} as unknown as Renderer;

const mountPages: NonNullable<Parameters<typeof startShop>[0]>['mountPages'] = (app, shop, prepared) => {
  const cache = createPageCache({ maxBytes: 1_000_000, freshMs: 3_600_000 });
  shop.onCatalogueChange(({ everything }) => everything && cache.clear());
  return servePages(app, shop, prepared, () => Promise.resolve(renderer), cache);
};

let running: RunningShop;
let second: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ mountPages });
  second = await startShop({ mountPages, databaseUrl: running.databaseUrl });
  staff = await newStaff(running);
});
afterAll(async () => {
  await second.close();
  await running.close();
});

const read = (wording: Wording, key: string) => staff.call(readText, { params: { wording, key } });

async function change(wording: Wording, key: string, text: string) {
  const { version } = await read(wording, key);
  return staff.call(changeText, { params: { wording, key }, body: { text, version } });
}

async function reset(wording: Wording, key: string) {
  const { version } = await read(wording, key);
  return staff.call(resetText, { params: { wording, key }, query: { version } });
}

async function onPage(origin: string, locale: string, key: (typeof shown)[number]) {
  const page = await (await fetch(`${origin}/${locale}/stores`)).json();
  return page[key] as { onServer: string; inBrowser?: string };
}

test('an unchanged text is its standard, and says so', async () => {
  expect(await read('de', 'product.addToCart')).toEqual({
    ...{ wording: 'de', key: 'product.addToCart', text: 'In den Warenkorb', standard: 'In den Warenkorb' },
    ...{ changed: false, fits: true, written: null, version: 0, changedAt: null, changedBy: null },
  });
});

test('a changed text is on the pages of every process, also on cached ones, in its language only, until it is reset', async () => {
  for (const { origin } of [running, second]) {
    expect(await onPage(origin, 'de-de', 'product.addToCart')).toEqual({ onServer: 'In den Warenkorb' });
    expect(await onPage(origin, 'en-us', 'product.addToCart')).toEqual({ onServer: 'Add to cart' });
  }
  const changed = await change('de', 'product.addToCart', ' Ab in die Tüte ');
  expect(changed).toMatchObject({ text: 'Ab in die Tüte', changed: true, version: 1, changedBy: staff.me.name });
  for (const { origin } of [second, running]) {
    await expect
      .poll(() => onPage(origin, 'de-de', 'product.addToCart'))
      .toEqual({ onServer: 'Ab in die Tüte', inBrowser: 'Ab in die Tüte' });
    expect(await onPage(origin, 'en-us', 'product.addToCart')).toEqual({ onServer: 'Add to cart' });
  }
  expect(await reset('de', 'product.addToCart')).toMatchObject({
    text: 'In den Warenkorb',
    changed: false,
    version: 2,
  });
  await expect
    .poll(() => onPage(second.origin, 'de-de', 'product.addToCart'))
    .toEqual({ onServer: 'In den Warenkorb' });
});

test('a variant of English reads what is written in English, unless it words that differently', async () => {
  await change('en', 'product.addToCart', 'Take it');
  await change('en', 'shop.header.favorites', 'Loved');
  await expect.poll(async () => (await onPage(second.origin, 'en-gb', 'product.addToCart')).onServer).toBe('Take it');
  expect((await onPage(second.origin, 'en-us', 'shop.header.favorites')).onServer).toBe('Loved');
  expect((await onPage(second.origin, 'en-gb', 'shop.header.favorites')).onServer).toBe('Favourites');
  await change('en-GB', 'product.addToCart', 'Pop it in');
  await expect.poll(async () => (await onPage(second.origin, 'en-gb', 'product.addToCart')).onServer).toBe('Pop it in');
  expect((await onPage(second.origin, 'en-us', 'product.addToCart')).onServer).toBe('Take it');
});

test('a choice by number is said the same by the server and by the browser', async () => {
  await change('de', 'shop.articles.count', '{n, plural, one {Nur ein Beitrag} other {Gleich # Beiträge}}');
  await expect
    .poll(() => onPage(second.origin, 'de-de', 'shop.articles.count'))
    .toEqual({ onServer: 'Nur ein Beitrag', inBrowser: 'Nur ein Beitrag' });
});

test('the refusal of a call is in the words of the shop', async () => {
  await change('fr', 'error.BSK404', "L'article est parti !");
  const shopper = await newShopper(second.origin, { locale: 'fr_FR' });
  const basketId = '00000000-0000-4000-8000-000000000000';
  const refused = async () => (await errorOf(shopper.call(readCart, { params: { basketId } }))).message;
  await expect.poll(refused).toBe('L’article est parti\u00a0!');
});

test('a text with markup is plain text in a mail', async () => {
  const markup = '<img src=x onerror=alert(1)> & <b>Hallo</b>';
  await change('de', 'mail.letter.greetingPlain', markup);
  const { database } = running.shop;
  await expect.poll(() => running.shop.texts.of('de-DE')?.messages['mail.letter.greetingPlain']).toBeDefined();
  const letter = { id: 'own', kind: 'reset-link', recipient: 'ada@example.com', locale: 'de_DE' };
  const worker = await startWorker(running.shop);
  const kept = { ...letter, facts: { name: '', token: 't', device: '', place: '' } };
  await keepLetters(database.db, [kept], new Date());
  const payload = { favoriteId: 'F-1', letterId: 'own' };
  await writeFacts(database.db, [{ name: 'favorites.shared', subject: 'own', payload }], new Date());
  wakeAnnouncer(database);
  const mailed = async () =>
    (await database.pool.query(`select html, text from mail where subject_id = 'own'`)).rows[0];
  await expect.poll(mailed, { timeout: 20_000 }).toBeDefined();
  await worker.stop();
  const { html, text } = await mailed();
  expect(text).toContain(markup);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;Hallo&lt;/b&gt;');
  expect(html).not.toContain('<img src=x');
});

test.each([
  ['de', 'product.addToCart', ''],
  ['de', 'product.addToCart', 'x'.repeat(81)],
  ['de', 'product.addToCart', 'In den {korb}'],
  ['de', 'product.addToCart', 'In den {'],
  ['de', 'product.addToCart', 'In den\u0007Korb'],
  ['de', 'shop.articles.count', 'Nur noch wenige'],
  ['de', 'shop.articles.count', '{n, plural, few {#} other {#}}'],
] as const)('%s %s cannot be %j, and why is said in the language of the person', async (wording, key, text) => {
  const { version } = await read(wording, key);
  const detail = await detailOf(staff.call(changeText, { params: { wording, key }, body: { text, version } }));
  expect(detail).toMatchObject({ status: 400, field: 'text' });
  expect(detail.message).not.toMatch(/studio\.|undefined/);
});

test('what is no text of shoppers cannot be read or changed', async () => {
  for (const key of ['studio.save', 'nothing.here', 'constructor', 'paper.item']) {
    const params = { wording: 'de', key } as const;
    expect(await refusalOf(staff.call(readText, { params }))).toBe('STF404');
    expect(await refusalOf(staff.call(changeText, { params, body: { text: 'x', version: 0 } }))).toBe('STF404');
  }
});

test('of two simultaneous changes of a text, the second is refused with the text of the first; the same text again is no change', async () => {
  const params = { wording: 'it', key: 'product.addToCart' } as const;
  const write = (text: string) => staff.call(changeText, { params, body: { text, version: 0 } });
  const outcomes = await Promise.allSettled([write('Primo'), write('Secondo')]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const current = await read('it', 'product.addToCart');
  expect(await write(current.text)).toEqual(current);
  const other = current.text === 'Primo' ? 'Secondo' : 'Primo';
  expect(await detailOf(write(other))).toMatchObject({ status: 409, current });
  const { rows } = await running.shop.database.pool.query(
    `select action, subject_id, before, after from audit where subject_id = 'it product.addToCart'`,
  );
  expect(rows).toEqual([
    {
      ...{ action: 'texts.change', subject_id: 'it product.addToCart' },
      ...{ before: { text: current.standard }, after: { text: current.text } },
    },
  ]);
});

test('texts are found by their words, by their key, by language and by whether they were changed', async () => {
  const find = (query: object) => staff.call(listTexts, { query });
  const byWords = await find({ search: 'wunschliste', wording: 'de' });
  for (const { text, key } of byWords.rows) expect(`${text} ${key}`.toLowerCase()).toContain('wunschliste');
  expect((await find({ search: 'product.addToCart', wording: 'fr' })).rows[0]).toMatchObject({
    key: 'product.addToCart',
  });
  const changed = await find({ changed: true, limit: 200 });
  expect(changed.rows.map(({ wording, key }) => `${wording} ${key}`)).toContain('it product.addToCart');
  for (const row of changed.rows) expect(row.changed).toBe(true);
  const first = await find({ wording: 'de', limit: 2 });
  const next = await find({ wording: 'de', limit: 2, after: first.next ?? '' });
  expect(first.total).toBe(next.total);
  expect(new Set([...first.rows, ...next.rows].map(({ key }) => key)).size).toBe(4);
});

test('a stored text that does not fit its message any more has no effect, and the studio says so', async () => {
  await running.shop.database.pool.query(
    `insert into shop_text values ('de', 'product.adding', 'Wird {where} gelegt', 1, now(), 'x', true)`,
  );
  await change('de', 'product.addToCart', 'Einpacken');
  await expect.poll(async () => (await onPage(second.origin, 'de-de', 'product.addToCart')).onServer).toBe('Einpacken');
  expect(second.shop.texts.of('de-DE')?.messages['product.adding']).toBeUndefined();
  expect(await read('de', 'product.adding')).toMatchObject({
    ...{ fits: false, changed: true, written: 'Wird {where} gelegt', text: 'Wird hinzugefügt' },
  });
});
