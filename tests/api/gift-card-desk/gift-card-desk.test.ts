import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { blockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/block.ts';
import { issueDeskGiftCard } from '@eyelet/contracts/gift-card-desk/issue.ts';
import { listDeskGiftCards } from '@eyelet/contracts/gift-card-desk/list.ts';
import { listGiftCardEntries } from '@eyelet/contracts/gift-card-desk/list-entries.ts';
import { readDeskGiftCard } from '@eyelet/contracts/gift-card-desk/read.ts';
import { resendDeskGiftCard } from '@eyelet/contracts/gift-card-desk/resend.ts';
import { unblockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/unblock.ts';
import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giftCardMailsTo, issuedCard } from './cards.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});
beforeEach(async () => {
  staff = await newStaff(running, { roles: ['finance'] });
});

const why = { cause: 'fraud', note: 'Bought with a stolen card' } as const;
const seen = (giftCardId: string) => staff.call(readDeskGiftCard, { params: { giftCardId } });
const found = async (search: string) =>
  (await staff.call(listDeskGiftCards, { query: { search } })).rows.map(({ giftCardId }) => giftCardId);

/** A cart to which a card is attached, and a function that places it. */
async function paidWith({ number, pin }: TestGiftCard) {
  const shopper = await newShopper(running.origin);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } };
  await shopper.call(addInstrument, { params: { basketId: id }, body });
  return { shopper, place: () => shopper.call(placeOrder, { body: { cartId: id } }) };
}

test('a card is issued once for a reason, and only its mail has number and PIN, which can pay', async () => {
  const { card, params, asked } = await issuedCard(staff);
  expect(card).toMatchObject({ state: 'active', amount: 40, balance: 40, held: 0, orderNumber: null, locale: 'en_US' });
  const again = await staff.call(issueDeskGiftCard, { params, body: { ...asked, amount: 99, reason: 'prize' } });
  expect(again).toEqual(card);
  const mails = await giftCardMailsTo(running, asked.recipientEmail);
  expect(mails).toHaveLength(1);
  const { number, pin, subject, text } = mails[0] ?? { number: '', pin: '', subject: '', text: '' };
  // The sender is the shop, not a person of the staff.
  expect(`${subject} ${text}`).toContain('Skerry');
  expect(text).not.toContain(staff.me.name);
  const visitor = await newShopper(running.origin);
  expect(await visitor.call(readBalance, { body: { number, pin } })).toMatchObject({ balance: 40 });
  const told = JSON.stringify([card, again, await staff.call(listDeskGiftCards, { query: {} })]);
  expect(told).not.toContain(number);
  expect(told).not.toContain(pin);
  const { rows } = await running.shop.database.pool.query<{ told: string }>(
    `select audit::text as told from audit where subject_kind = 'gift-card' and subject_id = $1`,
    [params.giftCardId],
  );
  expect(rows).toHaveLength(1);
  for (const secret of [number, asked.recipientEmail, asked.recipientName]) expect(rows[0]?.told).not.toContain(secret);
});

test('invalid members of a new card are reported beside their fields, in the language of the caller', async () => {
  const body = {
    locale: 'de_DE',
    amount: 5,
    recipientName: 'Noor',
    recipientEmail: 'noor',
    message: '',
    reason: 'other',
  } as const;
  const issue = (more: object) =>
    detailOf(staff.call(issueDeskGiftCard, { params: { giftCardId: randomUUID() }, body: { ...body, ...more } }));
  expect(await issue({})).toMatchObject({ errorId: 'STF400', field: 'amount', message: expect.stringMatching(/10/) });
  expect(await issue({ amount: 50 })).toMatchObject({ errorId: 'STF400', field: 'recipientEmail' });
  expect(await issue({ locale: 'xx_XX' })).toMatchObject({ errorId: 'STF400', details: { member: 'locale' } });
});

test('a card is found by its last four digits, its recipient, its order and its buyer', async () => {
  const { card, asked, params } = await issuedCard(staff);
  for (const search of [card.last4, asked.recipientEmail, asked.recipientEmail.slice(0, 6).toUpperCase()])
    expect(await found(search)).toContain(params.giftCardId);
  const shopper = await newShopper(running.origin);
  const { id } = await readyCart(shopper, running.origin, upcs.socks);
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  const bought = await newGiftCard(running, 2500, { order_number: order.orderNumber, line_no: 1, unit_no: 1 });
  expect(await found(order.orderNumber)).toEqual([bought.id]);
  expect(await found(String(order.billingAddress?.email ?? order.email ?? ''))).toContain(bought.id);
  expect(await found('nobody@nowhere.example')).toEqual([]);
  // Wildcards are matched literally.
  expect(await found('%%%%')).toEqual([]);
});

test('the pages of the list neither skip nor repeat a card, and its filters separate the states', async () => {
  const { params } = await issuedCard(staff);
  const past = new Date(Date.now() - 1000);
  const expired = await newGiftCard(running, 1000, { expires_at: past });
  const blocked = await newGiftCard(running, 1000);
  const { version } = await seen(blocked.id);
  await staff.call(blockDeskGiftCard, { params: { giftCardId: blocked.id }, body: { ...why, version } });
  const idsOf = async (query: object) => {
    const ids: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await staff.call(listDeskGiftCards, { query: { limit: 2, ...query, ...(after ? { after } : {}) } });
      ids.push(...page.rows.map(({ giftCardId }) => giftCardId));
      after = page.next;
      if (after === null) expect(page.total).toBe(ids.length);
    }
    return ids;
  };
  const all = await staff.call(listDeskGiftCards, { query: { limit: 200 } });
  expect(await idsOf({})).toEqual(all.rows.map(({ giftCardId }) => giftCardId));
  const [usable, isBlocked, isExpired] = await Promise.all(
    (['usable', 'blocked', 'expired'] as const).map((state) => idsOf({ state })),
  );
  expect(usable).toContain(params.giftCardId);
  for (const { id } of [expired, blocked]) expect(usable).not.toContain(id);
  expect(isBlocked).toEqual([blocked.id]);
  expect(isExpired).toEqual([expired.id]);
});

test('a blocked card cannot pay until it is unblocked, and keeps its balance', async () => {
  const card = await newGiftCard(running, 4000);
  const params = { giftCardId: card.id };
  const { version } = await seen(card.id);
  const cart = await paidWith(card);
  const blocked = await staff.call(blockDeskGiftCard, { params, body: { ...why, version } });
  expect(blocked).toMatchObject({ state: 'blocked', balance: 40, blocked: { ...why, isFinal: false } });
  expect(await staff.call(blockDeskGiftCard, { params, body: { ...why, version } })).toEqual(blocked);
  await expect(cart.place()).rejects.toThrow();
  expect(await refusalOf(paidWith(card))).toBe('GFC725');
  const stale = detailOf(staff.call(unblockDeskGiftCard, { params, body: { version } }));
  expect(await stale).toMatchObject({ errorId: 'STF409', current: blocked });
  const back = await staff.call(unblockDeskGiftCard, { params, body: { version: blocked.version } });
  expect(back).toMatchObject({ state: 'active', blocked: null, balance: 40 });
  expect((await (await paidWith(card)).place()).orderNumber).not.toBe('');
});

test('a void card loses its balance, once, and cannot be restored', async () => {
  const card = await newGiftCard(running, 4000);
  const params = { giftCardId: card.id };
  const { version } = await seen(card.id);
  const asked = () => staff.call(voidDeskGiftCard, { params, body: { ...why, version } });
  const outcomes = await Promise.all([asked(), asked(), asked()]);
  for (const one of outcomes) expect(one).toMatchObject({ state: 'blocked', balance: 0, blocked: { isFinal: true } });
  expect(await balanceOfCard(running, card.id)).toBe(0);
  const now = await seen(card.id);
  const unblocked = refusalOf(staff.call(unblockDeskGiftCard, { params, body: { version: now.version } }));
  expect(await unblocked).toBe('STF462');
  const { rows } = await staff.call(listGiftCardEntries, { params, query: {} });
  expect(rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['adjust', -40, 0],
    ['issue', 40, 40],
  ]);
});

test('the entries of a card have the captures and refunds of each order, by page', async () => {
  const card = await newGiftCard(running, 4000);
  const { shopper, place } = await paidWith(card);
  const { orderNumber } = await place();
  expect(await seen(card.id)).toMatchObject({ balance: 0, held: 40 });
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  const params = { giftCardId: card.id };
  const first = await staff.call(listGiftCardEntries, { params, query: { limit: 2 } });
  const rest = await staff.call(listGiftCardEntries, { params, query: { limit: 2, after: first.next ?? '' } });
  expect(first.total).toBe(3);
  expect(rest.next).toBeNull();
  expect([...first.rows, ...rest.rows].map((one) => [one.kind, one.amount, one.balance, one.orderNumber])).toEqual([
    ['release', 40, 40, orderNumber],
    ['hold', -40, 0, orderNumber],
    ['issue', 40, 40, null],
  ]);
});

test('a card is mailed again to its own recipient only, once for each request and a few times an hour', async () => {
  const { params, asked } = await issuedCard(staff);
  await giftCardMailsTo(running, asked.recipientEmail);
  const again = (mailId: string) => staff.call(resendDeskGiftCard, { params: { ...params, mailId } });
  const mailId = randomUUID();
  await again(mailId);
  await again(mailId);
  const mails = await giftCardMailsTo(running, asked.recipientEmail);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.number).toBe(mails[0]?.number);
  await again(randomUUID());
  await again(randomUUID());
  expect(await detailOf(again(randomUUID()))).toMatchObject({ errorId: 'STF460', details: { waitSeconds: 3600 } });
  const { version } = await seen(params.giftCardId);
  await staff.call(blockDeskGiftCard, { params, body: { ...why, version } });
  expect(await refusalOf(again(randomUUID()))).toBe('STF404');
});

test('customer care blocks cards, but can neither issue nor void them, and other roles cannot read them', async () => {
  const care = await newStaff(running, { roles: ['care'] });
  const { params, asked, body } = await issuedCard(staff);
  const issue = care.call(issueDeskGiftCard, {
    params: { giftCardId: randomUUID() },
    body: { ...asked, reason: 'prize' },
  });
  expect(await refusalOf(issue)).toBe('STF403');
  expect(await refusalOf(care.call(voidDeskGiftCard, { params, body: { ...why, ...body } }))).toBe('STF403');
  expect(await care.call(blockDeskGiftCard, { params, body: { ...why, ...body } })).toMatchObject({ state: 'blocked' });
  const nobody = await newStaff(running, { roles: ['author'] });
  expect(await refusalOf(nobody.call(readDeskGiftCard, { params }))).toBe('STF403');
});
