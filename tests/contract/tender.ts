import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { Tender } from '@eyelet/server/tenders/tender.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay, payAndCapture, paymentRequest } from './pay.ts';

/** A tender with the helpers that its tests need. */
export type TenderGround = Readonly<{
  tender: Tender;
  method: PaymentMethodId;
  /** A token that pays 50.00 USD, or one that is declined. */
  token: (ending: 'approve' | 'decline') => Promise<string>;
  close: () => Promise<void>;
}>;

const now = () => new Date();
const key = () => randomUUID();

/** The contract of every tender: a card of a provider as well as value on the ledger. */
export function describeTender(name: string, open: () => Promise<TenderGround>): void {
  describe(name, () => {
    let ground: TenderGround;
    beforeAll(async () => {
      ground = await open();
    });
    afterAll(() => ground.close());

    const request = (token: string) => paymentRequest(token, ground.method);
    const paid = async () => pay(ground.tender, request(await ground.token('approve')));
    const captured = async () => payAndCapture(ground.tender, request(await ground.token('approve')));

    test('a declined payment stays declined when it is repeated', async () => {
      const asked = request(await ground.token('decline'));
      expect((await ground.tender.authorise(asked, now())).kind).toBe('declined');
      expect((await ground.tender.authorise(asked, now())).kind).toBe('declined');
      expect((await ground.tender.find(asked.key))?.kind).toBe('declined');
      expect((await ground.tender.authorise(request('nobody-gave-this'), now())).kind).toBe('declined');
    });

    test('an amount is authorised once per key, also by repeated and simultaneous calls', async () => {
      const asked = request(await ground.token('approve'));
      const states = await Promise.all(Array.from({ length: 5 }, () => ground.tender.authorise(asked, now())));
      expect(new Set(states.map((state) => (state.kind === 'authorised' ? state.paymentId : state.kind))).size).toBe(1);
      expect(states[0]?.kind).toBe('authorised');
      expect(await ground.tender.find(asked.key)).toMatchObject({ kind: 'authorised' });
    });

    test('an unused key finds no payment', async () => {
      expect(await ground.tender.find(key())).toBeUndefined();
    });

    test('a payment is captured once', async () => {
      const { key, paymentId } = await captured();
      await ground.tender.capture(paymentId, 5000, now());
      await ground.tender.void(key, now());
      expect(await ground.tender.find(key)).toMatchObject({ kind: 'authorised', paymentId });
      const all = await ground.tender.refund({ key: randomUUID(), paymentId, amount: 5000, currency: 'USD' }, now());
      expect(all.kind).not.toBe('refused');
      const more = await ground.tender.refund({ key: randomUUID(), paymentId, amount: 1, currency: 'USD' }, now());
      expect(more.kind).toBe('refused');
    });

    test('a voided key can no longer pay, used before or not', async () => {
      const { key } = await paid();
      await ground.tender.void(key, now());
      await ground.tender.void(key, now());
      expect((await ground.tender.find(key))?.kind).toBe('voided');
      const late = request(await ground.token('approve'));
      await ground.tender.void(late.key, now());
      expect((await ground.tender.authorise(late, now())).kind).toBe('voided');
    });

    test('refunds are given in parts, each once, and never exceed what was captured', async () => {
      const { paymentId } = await captured();
      const refund = (key: string, amount: number) =>
        ground.tender.refund({ key, paymentId, amount, currency: 'USD' }, now());
      const first = key();
      const one = await refund(first, 3000);
      expect(one.kind).not.toBe('refused');
      expect(await refund(first, 3000)).toEqual(one);
      expect((await refund(key(), 2001)).kind).toBe('refused');
      expect((await refund(key(), 2000)).kind).not.toBe('refused');
      const held = await paid();
      const heldId = held.state.kind === 'authorised' ? held.state.paymentId : '';
      const early = { key: key(), paymentId: heldId, amount: 100, currency: 'USD' };
      expect((await ground.tender.refund(early, now())).kind).toBe('refused');
    });

    test('two simultaneous refunds with one key are one', async () => {
      const { paymentId } = await captured();
      const one = { key: key(), paymentId, amount: 3000, currency: 'USD' };
      const both = await Promise.all([ground.tender.refund(one, now()), ground.tender.refund(one, now())]);
      expect(both[0]).toEqual(both[1]);
      expect(both[0]?.kind).not.toBe('refused');
    });
  });
}
