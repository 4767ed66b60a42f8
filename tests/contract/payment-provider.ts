import { randomUUID } from 'node:crypto';
import type { PaymentProvider, WebhookRequest } from '@eyelet/server/payment-providers/provider.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay, payAndCapture, paymentRequest } from './pay.ts';
import { describeTender } from './tender.ts';

export type Ending = 'approve' | 'decline' | 'fraud' | 'challenge';

/** A provider with the helpers that its tests need. */
export type Ground = Readonly<{
  provider: PaymentProvider;
  /** A token of the card fields for a card with this outcome. */
  token: (ending: Ending) => Promise<string>;
  /** Answers a challenge as a shopper would. */
  answerChallenge: (challengeId: string, isMet: boolean) => Promise<void>;
  /** The webhooks that the provider has sent since the last call, as received. */
  webhooks: () => Promise<readonly WebhookRequest[]>;
  close: () => Promise<void>;
}>;

const now = () => new Date();
const key = () => randomUUID();

/** The contract of every payment provider, in addition to that of every tender. Call it in a test file of the provider. */
export function describeProvider(name: string, open: () => Promise<Ground>): void {
  describeTender(name, async () => {
    const { provider: tender, token, close } = await open();
    return { tender, method: 'CREDIT_CARD', token, close };
  });
  describe(name, () => {
    let ground: Ground;
    beforeAll(async () => {
      ground = await open();
    });
    afterAll(() => ground.close());

    const request = (token: string) => paymentRequest(token, 'CREDIT_CARD');
    const paid = async (ending: Ending = 'approve') => pay(ground.provider, request(await ground.token(ending)));
    const captured = async () => payAndCapture(ground.provider, request(await ground.token('approve')));

    test('a token has the data of its card, and only if the provider issued it', async () => {
      const { provider } = ground;
      const facts = await provider.token(await ground.token('approve'), 'CREDIT_CARD', now());
      expect(facts?.method).toBe('CREDIT_CARD');
      expect(facts?.card?.last4).toMatch(/^\d{4}$/);
      expect(await provider.token('nobody-gave-this', 'CREDIT_CARD', now())).toBeUndefined();
    });

    test('a refused payment has a reason, and stays refused', async () => {
      for (const [ending, kind] of [
        ['decline', 'declined'],
        ['fraud', 'fraud'],
      ] as const) {
        const { key, state } = await paid(ending);
        expect(state.kind).toBe(kind);
        expect((await ground.provider.find(key))?.kind).toBe(kind);
      }
      expect((await ground.provider.authorise(request('nobody-gave-this'), now())).kind).toBe('declined');
    });

    test('a payment with a challenge is pending until the bank decides', async () => {
      for (const isMet of [true, false]) {
        const { key, state } = await paid('challenge');
        if (state.kind !== 'challenge') throw new Error(`${state.kind} instead of a challenge`);
        expect(ground.provider.challengeUrl(state.challengeId, 'en_US')).toMatch(/^\//);
        expect(state.expiresAt.getTime()).toBeGreaterThan(Date.now());
        await ground.answerChallenge(state.challengeId, isMet);
        expect((await ground.provider.find(key))?.kind).toBe(isMet ? 'authorised' : 'declined');
      }
    });

    test('signed webhooks are read with their key and notice', async () => {
      await ground.webhooks();
      const payment = await captured();
      const refundKey = key();
      const part = { key: refundKey, paymentId: payment.paymentId, amount: 100, currency: 'USD' };
      await ground.provider.refund(part, now());
      const sent = await ground.webhooks();
      const notices = sent.flatMap((one) => ground.provider.readWebhook(one) ?? []);
      expect(notices).toContainEqual(expect.objectContaining({ topic: 'payment', key: payment.key, success: true }));
      expect(notices).toContainEqual(expect.objectContaining({ topic: 'capture', key: payment.key, success: true }));
      expect(notices).toContainEqual(expect.objectContaining({ topic: 'refund', key: refundKey, success: true }));
      expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
      const again = sent.flatMap((one) => ground.provider.readWebhook(one) ?? []);
      expect(again).toEqual(notices);
    });

    test('what is held is captured in parts, each once, never beyond it, and only what was captured is given back', async () => {
      const { parts, refund } = ground.provider;
      expect(parts?.methods).toContain('CREDIT_CARD');
      expect(parts?.holdDays).toBeGreaterThan(1);
      const payment = await paid();
      const paymentId = payment.state.kind === 'authorised' ? payment.state.paymentId : '';
      const currency = 'USD';
      const take = (part: string, amount: number) => parts?.capture({ key: part, paymentId, amount, currency }, now());
      const [first, second] = [key(), key()];
      const one = await take(first, 3000);
      expect(one?.kind).toBe('captured');
      expect(await Promise.all([take(first, 3000), take(first, 3000)])).toEqual([one, one]);
      expect((await take(key(), 2001))?.kind).toBe('refused');
      expect((await refund({ key: key(), paymentId, amount: 3001, currency }, now())).kind).toBe('refused');
      await ground.provider.void(payment.key, now());
      expect((await take(second, 1500))?.kind).toBe('captured');
      await parts?.release(payment.key, now());
      await parts?.release(payment.key, now());
      expect((await take(key(), 1))?.kind).toBe('refused');
      // Asked again, a capture is answered as before, although the rest was released.
      expect(await take(first, 3000)).toEqual(one);
      expect((await refund({ key: key(), paymentId, amount: 4500, currency }, now())).kind).not.toBe('refused');
      const sent = await ground.webhooks();
      const notices = sent.flatMap((webhook) => ground.provider.readWebhook(webhook) ?? []);
      for (const part of [first, second]) {
        expect(notices).toContainEqual(expect.objectContaining({ topic: 'capture', key: part, success: true }));
      }
      expect(notices).toContainEqual(expect.objectContaining({ topic: 'void', key: payment.key, success: true }));
    });

    test('a payment that was captured whole is not captured in parts', async () => {
      const { paymentId } = await captured();
      const part = { key: key(), paymentId, amount: 1, currency: 'USD' };
      expect((await ground.provider.parts?.capture(part, now()))?.kind).toBe('refused');
    });

    test('a changed or made-up webhook is not read', async () => {
      await ground.webhooks();
      await paid();
      const [sent] = await ground.webhooks();
      if (!sent) throw new Error('no webhook has come');
      expect(ground.provider.readWebhook({ ...sent, body: sent.body.replace('true', 'false') })).toBeUndefined();
      expect(ground.provider.readWebhook({ headers: {}, body: sent.body })).toBeUndefined();
      expect(ground.provider.readWebhook({ ...sent, body: 'not even this' })).toBeUndefined();
    });
  });
}
