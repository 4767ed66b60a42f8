import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { answerApproval, openWallet } from '@eyelet/testing/wallet.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let cart: Cart;
let ahead = 0;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => running.close());

beforeEach(async () => {
  ahead = 0;
  shopper = await newShopper(running.origin);
  cart = await readyCart(shopper, running.origin, upcs.deck);
});

const whereTo = (answer: Response) => new URL(answer.headers.get('location') ?? '', running.origin);
const page = async (url: string | null) => (await fetch(running.origin + (url ?? ''))).text();

test('the session has provider, meta and locale; the page shows the amount and may be framed by the shop only [B7.03 C8.162]', async () => {
  const session = await openWallet(shopper, cart.id, 'KLARNA', { referer: '/en-us/checkout/billing' });
  expect(session).toMatchObject({
    success: true,
    provider: 'sandbox',
    locale: 'en_US',
    meta: {
      kind: 'approval',
      amount: cart.totals.total,
      fieldsUrl: null,
      messageOrigin: running.origin,
      applePay: null,
    },
  });
  const response = await fetch(running.origin + session.meta.approvalUrl);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  // A cross-origin-opener-policy would cut the window off from the page that opened it.
  expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Approve $105.50');
  expect(html).toContain('4 payments: $26.39 + $26.37 + $26.37 + $26.37');
  const back = whereTo(await answerApproval(shopper, running.origin, session, { action: 'approve' }));
  expect(back.pathname).toBe('/en-us/checkout/billing');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    paymentSession: session.meta.sessionId,
    paymentMethod: 'KLARNA',
    paymentToken: expect.stringMatching(/^consent_/),
  });
  expect(await page(session.meta.approvalUrl)).toContain('not open any more');
});

test('refused and cancelled approvals redirect back without a token, and cannot pay [C8.157 C8.162 B9.36]', async () => {
  for (const [action, member] of [
    ['refuse', 'paymentRefused'],
    ['cancel', 'paymentCancelled'],
  ] as const) {
    const session = await openWallet(shopper, cart.id, 'KLARNA');
    const back = whereTo(await answerApproval(shopper, running.origin, session, { action }));
    expect(back.pathname).toBe('/en-us/checkout');
    expect(back.searchParams.get(member)).toBe('1');
    expect(back.searchParams.has('paymentToken')).toBe(false);
    const late = await answerApproval(shopper, running.origin, session, { action: 'approve' });
    expect(late.status).toBe(409);
    const body = {
      payment_method_id: 'KLARNA' as const,
      additionalData: { token: session.meta.sessionId },
    };
    expect(await refusalOf(shopper.call(addInstrument, { params: { basketId: cart.id }, body }))).toBe('PAY400');
  }
});

test('only a visitor who has opened the page can answer it', async () => {
  const session = await openWallet(shopper, cart.id, 'PAYPAL');
  const forged = await fetch(running.origin + session.meta.approvalUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=approve&secret=guess',
  });
  expect(forged.status).toBe(409);
  expect(await page(session.meta.approvalUrl)).toContain('Approve $105.50');
});

test('a referer on another host is not followed [B7.03]', async () => {
  for (const referer of ['https://evil.example/x', '//evil.example', '/\\evil.example']) {
    const session = await openWallet(shopper, cart.id, 'PAYPAL', { referer });
    const back = whereTo(await answerApproval(shopper, running.origin, session, { action: 'cancel' }));
    expect(back.origin + back.pathname).toBe(`${running.origin}/en-us/checkout`);
  }
});

test('express asks for the address first; the session then has the contact and the cart’s new total [B1.15 B9.36]', async () => {
  const session = await openWallet(shopper, cart.id, 'PAYPAL', { express: true });
  const first = await page(session.meta.approvalUrl);
  expect(first).toContain('Ship to this address');
  expect(first).not.toContain('value="approve"');
  expect((await answerApproval(shopper, running.origin, session, { action: 'approve' })).status).toBe(409);
  const asked = whereTo(await answerApproval(shopper, running.origin, session, { action: 'shipping', address: '1' }));
  expect(asked.searchParams.get('paymentShipping')).toBe('1');
  const { sessionId } = session.meta;
  const { meta } = await openWallet(shopper, cart.id, 'PAYPAL', { express: true, sessionId });
  expect(meta).toMatchObject({ sessionId, contact: { city: 'San Francisco', email: 'buyer@example.com' } });
  const moved = await shopper.call(setShippingAddress, {
    params: { basketId: cart.id },
    body: { ...meta.contact, context: 'PAYPAL_EXPRESS' },
  });
  expect(moved.totals.total).not.toBe(cart.totals.total);
  const renewed = await openWallet(shopper, cart.id, 'PAYPAL', { express: true, sessionId });
  expect(renewed.meta.amount).toBe(moved.totals.total);
  const back = whereTo(await answerApproval(shopper, running.origin, renewed, { action: 'approve' }));
  const token = back.searchParams.get('paymentToken') ?? '';
  const body = { payment_method_id: 'PAYPAL' as const, additionalData: { token } };
  const paid = await shopper.call(addInstrument, { params: { basketId: cart.id }, body });
  expect(paid.payment_instruments).toMatchObject([{ amount: moved.totals.total, account: 'buyer@example.com' }]);
});

test('in a window the page sends a message to the shop instead of redirecting', async () => {
  const session = await openWallet(shopper, cart.id, 'PAYPAL');
  const answer = await answerApproval(shopper, running.origin, session, { action: 'approve', window: '1' });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('&quot;type&quot;:&quot;token&quot;');
  expect(html).toContain(`data-origin="${running.origin}"`);
});

test('a session of one cart is not renewed for another, nor after it has expired', async () => {
  const { meta } = await openWallet(shopper, cart.id, 'PAYPAL');
  const other = await readyCart(shopper, running.origin, upcs.deck);
  const { sessionId } = meta;
  expect(await refusalOf(openWallet(shopper, other.id, 'PAYPAL', { sessionId }))).toBe('PAY400');
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(openWallet(stranger, cart.id, 'PAYPAL', { sessionId }))).toBe('BSK404');
  ahead = 21 * 60_000;
  expect(await refusalOf(openWallet(shopper, cart.id, 'PAYPAL', { sessionId }))).toBe('PAY400');
  expect(await page(meta.approvalUrl)).toContain('not open any more');
});

test.each(['en_US', 'en_CA', 'fr_CA', 'en_GB', 'fr_FR', 'de_DE', 'it_IT'])(
  'the first addresses of a wallet can be delivered to in %s, the last one cannot',
  async (locale) => {
    const local = await newShopper(running.origin, { locale });
    const { id } = await local.call(createCartWithItem, { body: { upc: upcs.deck } });
    for (const [address, outcome] of [
      ['0', 'taken'],
      ['1', 'taken'],
      ['2', 'PAY401'],
    ] as const) {
      const session = await openWallet(local, id, 'PAYPAL', { express: true });
      await answerApproval(local, running.origin, session, { action: 'shipping', address });
      const { sessionId } = session.meta;
      const { meta } = await openWallet(local, id, 'PAYPAL', { express: true, sessionId });
      const sent = local
        .call(setShippingAddress, { params: { basketId: id }, body: { ...meta.contact, context: 'PAYPAL_EXPRESS' } })
        .then(() => 'taken');
      expect(outcome === 'taken' ? await sent : await refusalOf(sent)).toBe(outcome);
    }
  },
);
