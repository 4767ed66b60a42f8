import { randomUUID } from 'node:crypto';
import type {
  AuthoriseRequest,
  PaymentProvider,
  PaymentState,
  WebhookRequest,
} from '@eyelet/server/payment-providers/provider.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

export type Ending = 'approve' | 'decline' | 'fraud' | 'challenge';

/** A provider with what a test needs of the world around it. */
export type Ground = Readonly<{
  provider: PaymentProvider;
  /** A token of card fields for a card that ends so. */
  token: (ending: Ending) => Promise<string>;
  /** Does at the bank what a shopper would do. */
  answerChallenge: (challengeId: string, isMet: boolean) => Promise<void>;
  /** The webhooks that the provider has sent since this was asked last, as they have come. */
  webhooks: () => Promise<readonly WebhookRequest[]>;
  close: () => Promise<void>;
}>;

const now = () => new Date();
const key = () => randomUUID();

/** What every provider must do behind the port, whoever it is. Register it in a test file of the provider. */
export function describeProvider(name: string, open: () => Promise<Ground>): void {
  describe(name, () => {
    let ground: Ground;
    beforeAll(async () => {
      ground = await open();
    });
    afterAll(() => ground.close());

    const request = (token: string, more: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
      key: key(),
      method: 'CREDIT_CARD',
      token,
      amount: 5000,
      currency: 'USD',
      cartId: 'cart',
      orderNumber: 'ORDER23456',
      saved: false,
      keep: false,
      returnUrl: 'http://127.0.0.1/en-us/checkout',
      shopper: { owner: 'somebody', email: 'ada@example.com', address: '127.0.0.1', fingerprint: undefined },
      ...more,
    });

    async function paid(ending: Ending = 'approve'): Promise<Readonly<{ key: string; state: PaymentState }>> {
      const asked = request(await ground.token(ending));
      return { key: asked.key, state: await ground.provider.authorise(asked, now()) };
    }

    async function captured() {
      const { key, state } = await paid();
      const paymentId = state.kind === 'authorised' ? state.paymentId : '';
      await ground.provider.capture(paymentId, 5000, now());
      return { key, paymentId };
    }

    test('a token is known by its card, before and only if the provider gave it', async () => {
      const { provider } = ground;
      const facts = await provider.token(await ground.token('approve'), 'CREDIT_CARD', now());
      expect(facts?.method).toBe('CREDIT_CARD');
      expect(facts?.card?.last4).toMatch(/^\d{4}$/);
      expect(await provider.token('nobody-gave-this', 'CREDIT_CARD', now())).toBeUndefined();
    });

    test('money is held once per key, however often and at once it is asked for', async () => {
      const asked = request(await ground.token('approve'));
      const states = await Promise.all(Array.from({ length: 5 }, () => ground.provider.authorise(asked, now())));
      expect(new Set(states.map((state) => (state.kind === 'authorised' ? state.paymentId : state.kind))).size).toBe(1);
      expect(states[0]?.kind).toBe('authorised');
      expect(await ground.provider.find(asked.key)).toMatchObject({ kind: 'authorised' });
    });

    test('what is refused says why, and stays refused', async () => {
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

    test('a key that was never used is nothing', async () => {
      expect(await ground.provider.find(key())).toBeUndefined();
    });

    test('a challenge holds the payment until the bank knows', async () => {
      for (const isMet of [true, false]) {
        const { key, state } = await paid('challenge');
        if (state.kind !== 'challenge') throw new Error(`${state.kind} instead of a challenge`);
        expect(ground.provider.challengeUrl(state.challengeId, 'en_US')).toMatch(/^\//);
        expect(state.expiresAt.getTime()).toBeGreaterThan(Date.now());
        await ground.answerChallenge(state.challengeId, isMet);
        expect((await ground.provider.find(key))?.kind).toBe(isMet ? 'authorised' : 'declined');
      }
    });

    test('money is taken once', async () => {
      const { key, paymentId } = await captured();
      await ground.provider.capture(paymentId, 5000, now());
      await ground.provider.void(key, now());
      expect(await ground.provider.find(key)).toMatchObject({ kind: 'authorised', paymentId });
      const all = await ground.provider.refund({ key: randomUUID(), paymentId, amount: 5000, currency: 'USD' }, now());
      expect(all.kind).not.toBe('refused');
      const more = await ground.provider.refund({ key: randomUUID(), paymentId, amount: 1, currency: 'USD' }, now());
      expect(more.kind).toBe('refused');
    });

    test('a voided key pays nothing any more, used before or not', async () => {
      const { key } = await paid();
      await ground.provider.void(key, now());
      await ground.provider.void(key, now());
      expect((await ground.provider.find(key))?.kind).toBe('voided');
      const late = request(await ground.token('approve'));
      await ground.provider.void(late.key, now());
      expect((await ground.provider.authorise(late, now())).kind).toBe('voided');
    });

    test('money is given back in parts, each once, and never more than was taken', async () => {
      const { paymentId } = await captured();
      const refund = (key: string, amount: number) =>
        ground.provider.refund({ key, paymentId, amount, currency: 'USD' }, now());
      const first = key();
      const one = await refund(first, 3000);
      expect(one.kind).not.toBe('refused');
      expect(await refund(first, 3000)).toEqual(one);
      expect((await refund(key(), 2001)).kind).toBe('refused');
      expect((await refund(key(), 2000)).kind).not.toBe('refused');
      const held = await paid();
      const heldId = held.state.kind === 'authorised' ? held.state.paymentId : '';
      const early = { key: key(), paymentId: heldId, amount: 100, currency: 'USD' };
      expect((await ground.provider.refund(early, now())).kind).toBe('refused');
    });

    test('two refunds of one key at once are one', async () => {
      const { paymentId } = await captured();
      const one = { key: key(), paymentId, amount: 3000, currency: 'USD' };
      const both = await Promise.all([ground.provider.refund(one, now()), ground.provider.refund(one, now())]);
      expect(both[0]).toEqual(both[1]);
      expect(both[0]?.kind).not.toBe('refused');
    });

    test('webhooks are read when they are signed, and name key and notice', async () => {
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

    test('a webhook that somebody has changed or made up is not read', async () => {
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
