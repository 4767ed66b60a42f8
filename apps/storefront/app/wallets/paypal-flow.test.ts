import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import { type ApprovalEvent, runPayPal } from './paypal-flow.ts';

const contact: WalletContact = {
  firstName: 'Ada',
  lastName: 'Brink',
  addressLine1: '12 Harbor Street',
  addressLine2: '',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
  country: 'US',
  email: 'ada@example.com',
  phone: '2075550123',
};
const cart = aCart({ shippingMethods: [{ kind: 'home', code: 'standard' }] as never });
const shop: Script = ({ id }) => {
  if (id === 'payments.openSession') return { meta: { sessionId: 'S', approvalUrl: '/approve', contact } };
  return id === 'checkout.placeOrder' ? { orderNumber: 'N' } : cart;
};

async function run(events: readonly ApprovalEvent[], script: Script = shop) {
  const client = scriptedClient(script);
  const left = [...events];
  const answers: boolean[] = [];
  const close = vi.fn();
  const outcome = await runPayPal({
    client,
    basketId: 'basket-1',
    referer: '/en-us/cart',
    placing: { proof: async () => 'proof', setPlacing: () => {} },
    pause: async () => {},
    approval: {
      show: () => {},
      next: async () => left.shift() ?? { type: 'closed' },
      answer: (_, accepted) => answers.push(accepted),
      close,
    },
  });
  const calls = client.calls.filter(({ id }) => id !== 'cart.read');
  return { outcome, answers, calls, ids: calls.map(({ id }) => id), closed: close.mock.calls.length };
}

test('an approval sets address, billing and payment, and the order is prepared and placed [B4.5.13, B4.5.16, B7.03]', async () => {
  const { outcome, calls, ids } = await run([{ type: 'token', token: 'T' }]);
  expect(outcome).toEqual({ kind: 'ordered', orderNumber: 'N' });
  expect(ids).toEqual([
    'payments.openSession',
    'checkout.setShippingAddress',
    'checkout.setBillingAddress',
    'payments.addInstrument',
    'checkout.prepareOrder',
    'checkout.placeOrder',
  ]);
  expect(calls[0]?.request).toMatchObject({
    query: { paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal', express: true, cartId: 'basket-1' },
  });
  expect(calls[1]?.request).toMatchObject({ body: { context: 'PAYPAL_EXPRESS', city: 'Portland' } });
  expect(calls[3]?.request).toMatchObject({ body: { payment_method_id: 'PAYPAL', additionalData: { token: 'T' } } });
});

test('another address in the window changes the cart, and the session gets the new total [B4.5.16]', async () => {
  const { answers, ids } = await run([
    { type: 'shipping', contact },
    { type: 'token', token: 'T' },
  ]);
  expect(answers).toEqual([true]);
  expect(ids.slice(0, 3)).toEqual(['payments.openSession', 'checkout.setShippingAddress', 'payments.openSession']);
});

test('cancelling the window undoes an address that was chosen in it [B4.5.16]', async () => {
  const events = [{ type: 'shipping', contact }, { type: 'cancelled' }] as const;
  const without = await run(events);
  expect(without.ids.slice(3)).toEqual(['checkout.removeShippingAddress']);
  const address = { ...contact, addressLine1: '1 Old Quay', phoneCode: '1' } as never;
  const before = { ...cart, shippingAddress: address };
  const { calls } = await run(events, (call) => (call.id === 'cart.read' ? before : shop(call)));
  expect(calls.at(-1)).toMatchObject({
    id: 'checkout.setShippingAddress',
    request: { body: { addressLine1: '1 Old Quay' } },
  });
});

test('a pickup gets no address, and the contact of the wallet is notified when it is ready', async () => {
  const waits = aCart({ shippingMethods: [{ shippingId: 'pickup-1', kind: 'pickup', code: 'pickup' }] as never });
  const script: Script = (call) => (call.id === 'cart.read' ? waits : shop(call));
  const { answers, calls } = await run(
    [
      { type: 'shipping', contact },
      { type: 'token', token: 'T' },
    ],
    script,
  );
  expect(answers).toEqual([true]);
  const addressed = calls.filter(({ id }) => id === 'checkout.setShippingAddress').map(({ request }) => request);
  expect(addressed).toMatchObject([{ body: { shippingId: 'pickup-1', email: 'ada@example.com' } }]);
});

test('an address that cannot be delivered to is refused in the window, which stays open', async () => {
  const nowhere: Script = (call) => (call.id === 'checkout.setShippingAddress' ? refusalOf('PAY401') : shop(call));
  const { answers, outcome, ids } = await run([{ type: 'shipping', contact }, { type: 'closed' }], nowhere);
  expect(answers).toEqual([false]);
  expect(outcome).toEqual({ kind: 'cancelled' });
  expect(ids.filter((id) => id === 'payments.openSession')).toHaveLength(1);
});

test('an error while an address is set is rethrown rather than reported as an undeliverable address', async () => {
  const broken: Script = (call) => (call.id === 'checkout.setShippingAddress' ? new TypeError('oops') : shop(call));
  await expect(run([{ type: 'shipping', contact }], broken)).rejects.toThrow('oops');
});

test.each(['cancelled', 'closed'] as const)(
  'a window that was %s leaves the cart as it was [B4.5.16]',
  async (type) => {
    const { outcome, ids, closed } = await run([{ type }]);
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(ids).toEqual(['payments.openSession']);
    expect(closed).toBe(1);
  },
);
