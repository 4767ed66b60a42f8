import { randomUUID } from 'node:crypto';
import { openDatabase } from '@eyelet/db/database.ts';
import { findOutsideFaults } from '@eyelet/db/gift-cards/outside-faults.ts';
import { answerOutsidePayment, askOutsidePayment, undoOutsidePayment } from '@eyelet/db/gift-cards/outside-payment.ts';
import { createOutsideCards } from '@eyelet/server/gift-card-providers/outside.ts';
import { GiftCardFault } from '@eyelet/server/gift-card-providers/provider.ts';
import { createSquare, type SquareOptions } from '@eyelet/server/gift-card-providers/square/square.ts';
import { startSquareServer } from '@eyelet/testing/square-server.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pay, payAndCapture, paymentRequest } from '../pay.ts';
import { describeTender } from '../tender.ts';
import { describeGiftCards } from './provider.ts';

async function openSquare(options: Partial<SquareOptions> = {}) {
  const server = await startSquareServer({ page: 2 });
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url);
  const { endpoint, token, location } = server;
  const service = createSquare({ endpoint, token, location, patience: 300, ...options });
  const provider = createOutsideCards(database, service, { warn: () => undefined });
  return {
    ...{ server, service, provider, database },
    async close() {
      await database.close();
      await testDatabase.drop();
      await server.close();
    },
  };
}

describeTender('gift cards at Square behind the port of tenders', async () => {
  const { server, provider, close } = await openSquare();
  const token = async (ending: string) => server.card(ending === 'approve' ? 5000 : 4999).id;
  return { tender: provider.tender, method: 'GIFT_CARD', token, close };
});

describeGiftCards('gift cards at Square', async () => {
  const { server, provider, close } = await openSquare();
  const card = async (amount: number) => ({ number: server.card(amount).gan, pin: '' });
  return { provider, card, unknown: '7783320099999999', close };
});

describe('gift cards at Square', () => {
  let square: Awaited<ReturnType<typeof openSquare>>;
  beforeAll(async () => {
    square = await openSquare();
  });
  beforeEach(() => square.server.mood(undefined));
  afterAll(() => square.close());

  const now = () => new Date();
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const request = (cardId: string) => paymentRequest(`gift-card-square:${cardId}`, 'GIFT_CARD');
  const redeemed = (cardId: string) =>
    square.server.activities.filter((one) => one.gift_card_id === cardId && one.type === 'REDEEM').length;

  test('an answer that is lost is asked for again under its key, and the card pays once', async () => {
    const card = square.server.card(6000);
    square.server.mood('cut off once');
    expect((await pay(square.provider.tender, request(card.id))).state.kind).toBe('authorised');
    expect([redeemed(card.id), square.server.balanceOf(card.id)]).toEqual([1, 1000]);
  });

  test.each(['silent', 'cut off', 503, 429] as const)(
    'a service that is %s lets the order be paid otherwise, and what it took is given back once it is there again',
    async (mood) => {
      const card = square.server.card(6000);
      const asked = request(card.id);
      square.server.mood(mood);
      expect((await pay(square.provider.tender, asked)).state.kind).toBe('voided');
      await square.provider.tender.void(asked.key, now());
      expect(await square.provider.finish(now())).toBe(0);
      square.server.mood(undefined);
      await square.provider.finish(later(2));
      await square.provider.finish(later(2));
      expect(square.server.balanceOf(card.id)).toBe(6000);
      expect((await pay(square.provider.tender, asked)).state.kind).toBe('voided');
      expect(square.server.balanceOf(card.id)).toBe(6000);
    },
  );

  test('a service that does not know the shop takes nothing, and nothing is asked of it later', async () => {
    const card = square.server.card(6000);
    square.server.mood(401);
    expect((await pay(square.provider.tender, request(card.id))).state.kind).toBe('declined');
    square.server.mood(undefined);
    expect(await square.provider.finish(now())).toBe(0);
    expect(redeemed(card.id)).toBe(0);
  });

  test('what was taken is found by its key when the service has forgotten that it was asked', async () => {
    const card = square.server.card(9000);
    // Others on the card, so that it is on a further page.
    for (const key of ['one', 'two', 'three', 'four'].map((name) => name + randomUUID())) {
      await square.service.take({ key, cardId: card.id, amount: 100, currency: 'USD', askedSince: undefined });
    }
    const first = square.server.activities.find((one) => one.gift_card_id === card.id);
    const { key } = await pay(square.provider.tender, request(card.id));
    square.server.forgetKeys();
    const again = { key, cardId: card.id, amount: 5000, currency: 'USD', askedSince: new Date(Date.now() - 60_000) };
    expect(await square.service.take(again)).toBe(square.server.activities.at(-1)?.id);
    expect(square.server.activities.at(-1)?.id).not.toBe(first?.id);
    expect(square.server.balanceOf(card.id)).toBe(3600);
  });

  test('a refund that is not answered is asked for again, and given once', async () => {
    const card = square.server.card(5000);
    const { paymentId } = await payAndCapture(square.provider.tender, request(card.id));
    const refund = { key: randomUUID(), paymentId, amount: 2000, currency: 'USD' };
    square.server.mood('cut off');
    await expect(square.provider.tender.refund(refund, now())).rejects.toThrow(GiftCardFault);
    square.server.mood(undefined);
    square.server.forgetKeys();
    expect(await square.provider.tender.refund(refund, now())).toEqual({ kind: 'refunded', refundId: refund.key });
    expect(await square.provider.finish(now())).toBe(0);
    expect(square.server.balanceOf(card.id)).toBe(2000);
  });

  test('the rest of what was captured in part is given back later when the service is away', async () => {
    const card = square.server.card(5000);
    const { state } = await pay(square.provider.tender, request(card.id));
    square.server.mood(503);
    await square.provider.tender.capture(state.kind === 'authorised' ? state.paymentId : '', 1000, now());
    square.server.mood(undefined);
    expect(await square.provider.finish(now())).toBe(1);
    expect(await square.provider.finish(now())).toBe(0);
    expect(square.server.balanceOf(card.id)).toBe(4000);
  });

  test('a card that is blocked or not active yet is found as such, and pays nothing', async () => {
    for (const [state, facts] of [
      ['BLOCKED', { state: 'blocked' }],
      ['DEACTIVATED', { state: 'blocked' }],
      ['PENDING', { state: 'active', activated_at: null }],
    ] as const) {
      const card = square.server.card(5000, { state });
      expect(await square.provider.find({ number: card.gan, pin: '' }, now())).toMatchObject(facts);
      expect((await pay(square.provider.tender, request(card.id))).state.kind).toBe('declined');
    }
  });

  test('a refusal of what was asked for before is not believed where the money was taken', async () => {
    const card = square.server.card(5000);
    const asked = request(card.id);
    square.server.mood('cut off once');
    // The redemption is listed late and its key does not count, so that asking again is refused: the card is empty by then.
    const taking = { key: asked.key, cardId: card.id, amount: 5000, currency: 'USD' };
    await expect(square.service.take({ ...taking, askedSince: undefined })).rejects.toThrow(GiftCardFault);
    square.server.forgetKeys();
    square.server.listLate(1);
    expect(await square.service.take({ ...taking, askedSince: now() })).toBe(square.server.activities.at(-1)?.id);
    square.server.mood(400);
    await expect(square.service.take({ ...taking, askedSince: now() })).rejects.toThrow(GiftCardFault);
  });

  test('what was called declined and turns out to be taken goes back to the card', async () => {
    const { db } = square.database;
    const card = square.server.card(5000);
    const key = `late:${randomUUID()}`;
    const booking = { idempotency_key: key, tender: square.provider.tender.name, card_id: card.id };
    await askOutsidePayment(db, { ...booking, amount: 5000, currency: 'USD', created_at: now() });
    const taking = { key, cardId: card.id, amount: 5000, currency: 'USD', askedSince: undefined };
    const takingId = (await square.service.take(taking)) ?? null;
    expect((await answerOutsidePayment(db, key, null)).state).toBe('declined');
    expect((await answerOutsidePayment(db, key, takingId)).state).toBe('undoing');
    await square.provider.finish(now());
    expect(square.server.balanceOf(card.id)).toBe(5000);
    expect((await answerOutsidePayment(db, key, takingId)).state).toBe('voided');
  });

  test('a refund that Square refuses for good is refused, and what is left can be given back otherwise', async () => {
    const card = square.server.card(5000);
    const { paymentId } = await payAndCapture(square.provider.tender, request(card.id));
    square.server.refuseRefunds(card.id, true);
    const refund = { key: randomUUID(), paymentId, amount: 2000, currency: 'USD' };
    expect(await square.provider.tender.refund(refund, now())).toEqual({ kind: 'refused' });
    expect(await square.provider.tender.refund(refund, now())).toEqual({ kind: 'refused' });
    square.server.refuseRefunds(card.id, false);
    square.server.requests.length = 0;
    await square.provider.finish(later(10_000));
    expect(square.server.balanceOf(card.id)).toBe(0);
    const all = { key: randomUUID(), paymentId, amount: 5000, currency: 'USD' };
    expect((await square.provider.tender.refund(all, now())).kind).toBe('refunded');
    expect(square.server.balanceOf(card.id)).toBe(5000);
  });

  test('more than a run of what Square refuses does not keep anything else waiting, and the recount names it', async () => {
    const { db, pool } = square.database;
    const stuck = square.server.card(500_000);
    square.server.refuseRefunds(stuck.id, true);
    const taken = { key: randomUUID(), cardId: stuck.id, amount: 100, currency: 'USD', askedSince: undefined };
    const takingId = await square.service.take(taken);
    await pool.query(
      `insert into outside_card_payment (idempotency_key, tender, card_id, amount, currency, state, taking_id, created_at)
       select 'stuck-' || n, $1, $2, 100, 'USD', 'undoing', $3, now() - interval '1 day' from generate_series(1, 100) as n`,
      [square.provider.tender.name, stuck.id, takingId],
    );
    const card = square.server.card(6000);
    const { state } = await pay(square.provider.tender, request(card.id));
    await undoOutsidePayment(
      db,
      state.kind === 'authorised' ? state.paymentId : '',
      square.provider.tender.name,
      now(),
    );
    expect(await square.provider.finish(now())).toBe(0);
    expect(await square.provider.finish(now())).toBe(1);
    expect(square.server.balanceOf(card.id)).toBe(6000);
    const faults = (await findOutsideFaults(db)).filter(({ id }) => id.startsWith('stuck-'));
    expect([faults.length, faults[0]]).toMatchObject([100, { fault: 'outside-refused', amount: 100, unit: 'USD' }]);
    // Once it may be given back, it is.
    square.server.refuseRefunds(stuck.id, false);
    expect(await square.provider.finish(later(2))).toBeGreaterThan(0);
    await pool.query(`delete from outside_card_payment where idempotency_key like 'stuck-%'`);
  }, 60_000);

  test('of two captures at once both are done, once', async () => {
    const card = square.server.card(5000);
    const { state } = await pay(square.provider.tender, request(card.id));
    const key = state.kind === 'authorised' ? state.paymentId : '';
    const client = await square.database.pool.connect();
    await client.query('begin');
    await client.query('select from outside_card_payment where idempotency_key = $1 for update', [key]);
    const captures = [1, 2].map(() => square.provider.tender.capture(key, 4000, now()));
    // Both wait for the row, with what they have seen before.
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await square.database.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(2);
    await client.query('commit');
    client.release();
    await Promise.all(captures);
    expect(square.server.balanceOf(card.id)).toBe(1000);
  });
});
