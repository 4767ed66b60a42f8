import { randomUUID } from 'node:crypto';
import { openDatabase } from '@eyelet/db/database.ts';
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
    ...{ server, service, provider },
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
      await square.provider.finish(now());
      await square.provider.finish(now());
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
});
