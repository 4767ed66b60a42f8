import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { reserveWithItem } from '@eyelet/contracts/cart/reserve-with-item.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import type { MailFile } from '@eyelet/db/outbox/mail.ts';
import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buildProduct, stockProducts } from '@eyelet/testing/catalogue.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stockOf } from './world.ts';

const storeId = 'S-BOSTON';
const contact = { firstName: 'Ada', lastName: 'Marsh', email: 'ada.reserves@example.com', phone: '2075550123' };
let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const reserve = (upc: string, more: object = {}, by = shopper) =>
  by.call(reserveWithItem, { body: { upc, storeId, contact, ...more } });

async function reservedAt(upc: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ reserved: number }>(
    'select reserved from stock where upc = $1 and place_id = $2',
    [upc, storeId],
  );
  return rows[0]?.reserved ?? -1;
}

test('an item is reserved once a day, confirmed by letter, and released when it is not collected [C7.58]', async () => {
  await stockOf(running, upcs.deck, { [storeId]: 2 });
  const first = await reserve(upcs.deck);
  expect(first).toMatchObject({ storeId, upc: upcs.deck, qty: 1, reservationId: expect.stringMatching(/^\w{8}$/) });
  const again = await Promise.all(Array.from({ length: 5 }, () => reserve(upcs.deck)));
  expect(again).toEqual(again.map(() => first));
  expect(await reservedAt(upcs.deck)).toBe(1);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string; files: readonly MailFile[] }>(
    `select text, files from mail where kind = 'item-reserved' and recipient = $1`,
    [contact.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain(first.reservationId);
  expect(rows[0]?.text).toContain('attached as an entry for your calendar');
  const [file] = rows[0]?.files ?? [];
  expect(file).toMatchObject({ name: `${first.reservationId}.ics`, type: expect.stringContaining('text/calendar') });
  // The store of this test has no opening hours, so the entry lasts as long as the reservation.
  expect(file?.content).toContain(`DTEND:${first.expiresAt.slice(0, 19).replace(/[-:]/g, '')}Z`);
  expect(file?.content).toContain('LOCATION:S-BOSTON');
  const later = new Date(Date.parse(first.expiresAt) + 1);
  expect(await releaseExpiredReservations(running.shop.database.pool, later)).toBe(1);
  expect(await reservedAt(upcs.deck)).toBe(0);
});

test('of ten visitors who reserve a size with two units, two get one', async () => {
  await stockOf(running, upcs.socks, { [storeId]: 2 });
  const visitors = await Promise.all(Array.from({ length: 10 }, () => newShopper(running.origin)));
  const ids = await Promise.all(visitors.map((one) => reserve(upcs.socks, {}, one).catch(({ id }) => id)));
  expect(ids.filter((id) => id === 'INV701')).toHaveLength(8);
  expect(await reservedAt(upcs.socks)).toBe(2);
});

test('one visitor can reserve at most ten items, and repeat the calls for those', async () => {
  const visitor = await newShopper(running.origin);
  const { shop } = running;
  await stockOf(running, upcs.deckLarger, { [storeId]: 3 });
  const first = await reserve(upcs.deckLarger, {}, visitor);
  await shop.database.pool.query(
    `insert into store_reservation select $1 || n, owner, upc || n, store_id, day, qty, locale, contact, created_at, expires_at
     from store_reservation, generate_series(2, $2::int) n where id = $1`,
    [first.reservationId, 10],
  );
  await stockOf(running, upcs.customised, { [storeId]: 1 });
  const error = await errorOf(reserve(upcs.customised, {}, visitor));
  expect(error).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 0 } }] });
  expect(await reservedAt(upcs.customised)).toBe(0);
  expect(await reserve(upcs.deckLarger, {}, visitor)).toEqual(first);
  expect((await reserve(upcs.customised)).upc).toBe(upcs.customised);
});

test('a guest needs a bot check proof to reserve; a signed-in consumer does not', async () => {
  await stockOf(running, upcs.spareToo, { [storeId]: 2 });
  const body = { upc: upcs.spareToo, storeId, contact };
  const answer = await shopper.fetch(`${running.origin}${reserveWithItem.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, (await answer.json()).errorDetails[0].errorId]).toEqual([403, 'AUT403']);
  expect(await refusalOf(reserve(upcs.spareToo, { recaptcha_response: 'reject' }))).toBe('AUT403');
  const consumer = await newConsumer(running.origin);
  expect(await reserve(upcs.spareToo, { recaptcha_response: '' }, consumer)).toMatchObject({ qty: 1 });
});

describe('guests cannot reserve the whole stock of a store', () => {
  // A shop of its own, as all visitors of a test come from one address.
  let world: RunningShop;
  beforeEach(async () => {
    world = await startStockedShop();
  });
  afterEach(() => world.close());

  /** The answers to ten new visitors who reserve one unit of a size each. */
  async function answersOf(upc: string, more: object = {}): Promise<readonly string[]> {
    const visitors = await Promise.all(Array.from({ length: 10 }, () => newShopper(world.origin)));
    const asked = visitors.map((one) => reserve(upc, more, one));
    return Promise.all(asked.map((one) => one.then(() => 'kept').catch(({ id }) => String(id))));
  }
  const keptOf = (answers: readonly string[]) => answers.filter((one) => one === 'kept').length;

  test('each visitor may reserve two units, and all together half of the stock', async () => {
    await stockOf(world, upcs.deck, { [storeId]: 8 });
    const alone = await errorOf(reserve(upcs.deck, { qty: 3 }, await newShopper(world.origin)));
    expect(alone).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 2 } }] });
    const answers = await answersOf(upcs.deck);
    expect([keptOf(answers), answers.filter((one) => one === 'INV701').length]).toEqual([4, 6]);
  });

  test('the settings decide how much can be reserved', async () => {
    await stockOf(world, upcs.deck, { [storeId]: 100 });
    const owner = await newStaff(world);
    const decide = (key: SettingKey, value: number) =>
      owner.call(changeSetting, { params: { key }, body: { value, version: 0 } });
    await decide('reservations.most-units-of-guest', 3);
    await decide('reservations.most', 4);
    await expect.poll(() => world.shop.settings.current()['reservations.most']).toBe(4);
    const alone = await errorOf(reserve(upcs.deck, { qty: 4 }, await newShopper(world.origin)));
    expect(alone).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 3 } }] });
    // Half of what one visitor may have is what guests of one network may have in one store.
    expect(keptOf(await answersOf(upcs.deck))).toBe(2);
  });

  test('one network may reserve five units at a store', async () => {
    await stockOf(world, upcs.deck, { [storeId]: 100 });
    const answers = await answersOf(upcs.deck);
    expect([keptOf(answers), answers.filter((one) => one === 'INV408').length]).toEqual([5, 5]);
    const consumer = await newConsumer(world.origin);
    expect(await reserve(upcs.deck, { qty: 4 }, consumer)).toMatchObject({ qty: 4 });
  });
});

test('a size the store does not have is refused with INV701, an unknown product with ORD404, too many with INV408 [C7.58 C8.43]', async () => {
  expect(await refusalOf(reserve(upcs.reduced))).toBe('INV701');
  expect(await refusalOf(reserve(upcs.reduced, { storeId: 'nowhere' }))).toBe('INV701');
  expect(await refusalOf(reserve('4999999999999'))).toBe('ORD404');
  expect(await refusalOf(reserve(upcs.limited, { qty: 3 }))).toBe('INV408');
});

test('an invalid contact is refused with CHK320 and its members', async () => {
  const error = await errorOf(reserve(upcs.deck, { contact: { ...contact, email: 'ada', lastName: '' } }));
  expect(error.id).toBe('CHK320');
  expect(error.errorDetails.map(({ field }) => field).sort()).toEqual(['contact.email', 'contact.lastName']);
});

test('a product sold only in stores can be reserved, though not put into a cart [B3.3.06]', async () => {
  await stockProducts(running.shop.database, [buildProduct('SKSPAR01', 6, { storeOnly: true })]);
  await stockOf(running, upcs.spare, { [storeId]: 1 });
  const add = () => refusalOf(shopper.call(createCartWithItem, { body: { upc: upcs.spare } }));
  await expect.poll(add).toBe('ORD404');
  expect(await reserve(upcs.spare)).toMatchObject({ storeId, upc: upcs.spare });
});

test('item, store and quantity may be in the query; the body takes precedence [C7.58]', async () => {
  await stockOf(running, upcs.limited, { [storeId]: 5 });
  const consumer = await newConsumer(running.origin);
  const own = { ...contact, email: 'ada.asks@example.com' };
  const call = (query: object, body: object) =>
    consumer.call(reserveWithItem, { query, body: { contact: own, ...body } }) as Promise<object>;
  expect(await call({ upc: upcs.limited, storeId, qty: 2 }, {})).toMatchObject({ upc: upcs.limited, storeId, qty: 2 });
  await expect(call({ upc: upcs.soldOut, storeId }, { upc: upcs.gift })).rejects.toMatchObject({ id: 'ORD404' });
});
