import { randomUUID } from 'node:crypto';
import type { CardClaim, GiftCardProvider } from '@eyelet/server/gift-card-providers/provider.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay, payAndCapture, paymentRequest } from '../pay.ts';

/** A provider of gift cards, with what its tests need. */
export type CardGround = Readonly<{
  provider: GiftCardProvider;
  /** A new card with an amount in cents. */
  card: (amount: number) => Promise<CardClaim>;
  /** A well-formed number that nobody has. */
  unknown: string;
  close: () => Promise<void>;
}>;

/** What every provider of gift cards holds to, the shop itself as well as a service outside. */
export function describeGiftCards(name: string, open: () => Promise<CardGround>): void {
  describe(name, () => {
    let ground: CardGround;
    beforeAll(async () => {
      ground = await open();
    });
    afterAll(() => ground.close());

    const now = () => new Date();
    const find = async (claim: CardClaim) => {
      const card = await ground.provider.find(claim, now());
      if (typeof card === 'string') throw new Error(card);
      return card;
    };
    const balanceOf = async (claim: CardClaim) => (await find(claim)).balance;
    const request = async (claim: CardClaim) => paymentRequest((await find(claim)).token, 'GIFT_CARD');
    const refund = (paymentId: string, amount: number, key = randomUUID()) =>
      ground.provider.tender.refund({ key, paymentId, amount, currency: 'USD' }, now());

    test('a number finds its card with what is on it, and another one none', async () => {
      const claim = await ground.card(7000);
      expect(await find(claim)).toMatchObject({
        ...{ last4: claim.number.slice(-4), currency: 'USD', balance: 7000, state: 'active', expires_at: null },
        activated_at: expect.any(Date),
      });
      expect(await ground.provider.find({ ...claim, number: ground.unknown }, now())).toBe('unknown');
    });

    test('what pays for an order is on the card no longer, and is given back when the order fails', async () => {
      const claim = await ground.card(7000);
      const { key } = await pay(ground.provider.tender, await request(claim));
      expect(await balanceOf(claim)).toBe(2000);
      await ground.provider.tender.void(key, now());
      await ground.provider.tender.void(key, now());
      expect(await balanceOf(claim)).toBe(7000);
    });

    test('a card pays no more than it has, whatever is asked at once', async () => {
      const claim = await ground.card(12_000);
      const asked = await Promise.all(Array.from({ length: 4 }, () => request(claim)));
      const paid = await Promise.all(asked.map((one) => pay(ground.provider.tender, one)));
      expect(paid.map(({ state }) => state.kind).toSorted()).toEqual([
        ...['authorised', 'authorised', 'declined', 'declined'],
      ]);
      expect(await balanceOf(claim)).toBe(2000);
    });

    test('an amount that is captured in part leaves the rest on the card', async () => {
      const claim = await ground.card(5000);
      const { key, state } = await pay(ground.provider.tender, await request(claim));
      const paymentId = state.kind === 'authorised' ? state.paymentId : '';
      await ground.provider.tender.capture(paymentId, 1200, now());
      await ground.provider.tender.capture(paymentId, 1200, now());
      await ground.provider.tender.void(key, now());
      expect(await balanceOf(claim)).toBe(3800);
      expect((await refund(paymentId, 1201)).kind).toBe('refused');
    });

    test('refunds go back to the card, each once', async () => {
      const claim = await ground.card(5000);
      const { paymentId } = await payAndCapture(ground.provider.tender, await request(claim));
      const key = randomUUID();
      await refund(paymentId, 1500, key);
      await refund(paymentId, 1500, key);
      expect(await balanceOf(claim)).toBe(1500);
      await refund(paymentId, 3500);
      expect(await balanceOf(claim)).toBe(5000);
    });
  });
}
