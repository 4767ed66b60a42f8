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

/** A tender that holds nothing by itself, with the payments that it gives back. */
export type RefundGround = Readonly<{
  tender: Tender;
  /** What a payment of `captured` has taken, in minor units of its currency. */
  amount: number;
  captured: () => Promise<Readonly<{ key: string; paymentId: string }>>;
  close: () => Promise<void>;
}>;

/** The file that has the run of the contract, by the name of the tender; what the shop registers is compared with it. */
export const runs: Readonly<Record<string, string>> = {
  sandbox: 'sandbox.test.ts',
  adyen: 'adyen.test.ts',
  'gift-card': 'ledger-tender.test.ts',
  reward: 'ledger-tender.test.ts',
  'loyalty-points': 'ledger-tender.test.ts',
  'athlete-credit': 'ledger-tender.test.ts',
  'store-credit': 'ledger-tender.test.ts',
  exchange: 'exchange-tender.test.ts',
  'gift-card-square': 'gift-cards/square.test.ts',
};

const now = () => new Date();
const key = () => randomUUID();

/** A run counts for the tender only in the file that the table names. */
function expectNamed({ name }: Tender): void {
  expect(expect.getState().testPath).toMatch(new RegExp(`/${runs[name]}$`, 'u'));
}

/** The part of the contract that holds for tenders which carry what was paid before, too. */
export function describeRefunds(name: string, open: () => Promise<RefundGround>): void {
  describe(name, () => {
    let ground: RefundGround;
    beforeAll(async () => {
      ground = await open();
      expectNamed(ground.tender);
    });
    afterAll(() => ground.close());
    testRefunds(() => ground);
  });
}

function testRefunds(ground: () => Omit<RefundGround, 'close'>): void {
  const refund = (paymentId: string, key: string, amount: number) =>
    ground().tender.refund({ key, paymentId, amount, currency: 'USD' }, now());

  test('an unused key finds no payment, and that of a payment finds it', async () => {
    const { tender, captured } = ground();
    expect(await tender.find(key())).toBeUndefined();
    const { key: used, paymentId } = await captured();
    expect(await tender.find(used)).toMatchObject({ kind: 'authorised', paymentId });
  });

  test('refunds are given in parts, each once, and never exceed what was captured', async () => {
    const { captured, amount } = ground();
    const { paymentId } = await captured();
    const [first, part] = [key(), Math.round(amount * 0.6)];
    const one = await refund(paymentId, first, part);
    expect(one.kind).not.toBe('refused');
    expect(await refund(paymentId, first, part)).toEqual(one);
    expect((await refund(paymentId, key(), amount - part + 1)).kind).toBe('refused');
    expect((await refund(paymentId, key(), amount - part)).kind).not.toBe('refused');
    expect((await refund(paymentId, key(), 1)).kind).toBe('refused');
  });

  test('two simultaneous refunds with one key are one', async () => {
    const { captured, amount } = ground();
    const { paymentId } = await captured();
    const [shared, part] = [key(), Math.round(amount * 0.6)];
    const both = await Promise.all([refund(paymentId, shared, part), refund(paymentId, shared, part)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.kind).not.toBe('refused');
    expect((await refund(paymentId, key(), amount - part)).kind).not.toBe('refused');
  });
}

/** The contract of every tender that holds money: a card of a provider as well as value on the ledger. */
export function describeTender(name: string, open: () => Promise<TenderGround>): void {
  describe(name, () => {
    let ground: TenderGround;
    beforeAll(async () => {
      ground = await open();
      expectNamed(ground.tender);
    });
    afterAll(() => ground.close());

    const request = (token: string) => paymentRequest(token, ground.method);
    const paid = async () => pay(ground.tender, request(await ground.token('approve')));
    const captured = async () => payAndCapture(ground.tender, request(await ground.token('approve')));
    testRefunds(() => ({ tender: ground.tender, amount: 5000, captured }));

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

    test('a payment is captured once', async () => {
      const { key, paymentId } = await captured();
      await ground.tender.capture(paymentId, 5000, now());
      expect(await ground.tender.void(key, now())).toBe('captured');
      expect(await ground.tender.find(key)).toMatchObject({ kind: 'authorised', paymentId });
      const all = await ground.tender.refund({ key: randomUUID(), paymentId, amount: 5000, currency: 'USD' }, now());
      expect(all.kind).not.toBe('refused');
      const more = await ground.tender.refund({ key: randomUUID(), paymentId, amount: 1, currency: 'USD' }, now());
      expect(more.kind).toBe('refused');
    });

    test('a voided key can no longer pay, used before or not', async () => {
      const { key } = await paid();
      expect(await ground.tender.void(key, now())).toBe('released');
      expect(await ground.tender.void(key, now())).toBe('released');
      expect((await ground.tender.find(key))?.kind).toBe('voided');
      const late = request(await ground.token('approve'));
      await ground.tender.void(late.key, now());
      expect((await ground.tender.authorise(late, now())).kind).toBe('voided');
    });

    test('what is only held cannot be refunded', async () => {
      const held = await paid();
      const heldId = held.state.kind === 'authorised' ? held.state.paymentId : '';
      const early = { key: key(), paymentId: heldId, amount: 100, currency: 'USD' };
      expect((await ground.tender.refund(early, now())).kind).toBe('refused');
    });
  });
}
