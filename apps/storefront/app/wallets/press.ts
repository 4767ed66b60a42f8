import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import type { Line } from '../cart-changes/change.ts';
import { needsAddress } from '../cart-changes/needs.ts';
import { performChange } from '../cart-changes/perform-change.ts';
import { refreshCart } from '../cart-changes/refresh.ts';
import { startOver } from '../cart-changes/start-over.ts';
import { isInvalidCustomer, tellRefusal } from '../session/refusals.ts';
import { botProof } from '../shopper/bot-proof.ts';
import { type Shopper, shopperOf } from '../shopper/shopper.ts';
import { runApplePay } from './apple-pay-flow.ts';
import { type ApplePay, applePayVersion } from './apple-pay-session.ts';
import { openApprovalWindow } from './approval-window.ts';
import { cartBasket, productBasket } from './basket.ts';
import { runPayPal } from './paypal-flow.ts';

export type Wallet = 'apple-pay' | 'paypal';

export type Press = Readonly<{
  /** Value of x-locale. */
  header: string;
  tag: string;
  /** Home country of the shop. */
  country: string;
  currency: string;
  shopName: string;
  /** Whether the simulator replaces a device. */
  simulated: boolean;
  /** The line to buy on a product page; without it the cart is bought. */
  line: Line | undefined;
  amount: number;
}>;

/** Value of storeContext on the confirmation of an order that Apple Pay made on a product page (B2.14, B2.15). */
const productContext = 'APPLE_PAY_PDP';

const networks = ['visa', 'masterCard', 'amex'] as const;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const proof = () => botProof('placeOrder');

/** Runs a wallet; resolves to the query of the confirmation, or undefined without an order. Failures are shown. */
export async function pressWallet(wallet: Wallet, press: Press): Promise<string | undefined> {
  const shopper = shopperOf(press.header);
  let query: string | undefined;
  try {
    query = wallet === 'apple-pay' ? await pressApplePay(shopper, press) : await pressPayPal(shopper, press);
  } catch (error) {
    await tellFailure(error, shopper, press.tag);
  }
  // The server may have a newer cart after the choices made in the wallet.
  if (!query) refreshCart(shopper).catch(console.warn);
  return query;
}

async function tellFailure(error: unknown, shopper: Shopper, tag: string): Promise<void> {
  if (isUnanswered(error)) {
    const say = await loadMessages(tag, ['checkout']);
    toasts.show({ title: say('checkout.disconnected'), tone: 'error' });
    return;
  }
  if (isInvalidCustomer(error)) startOver(shopper);
  await tellRefusal(error, tag);
}

async function pressApplePay(shopper: Shopper, press: Press): Promise<string | undefined> {
  const device = (window as { ApplePaySession?: ApplePay }).ApplePaySession;
  const say = await loadMessages(press.tag, ['wallets']);
  const Sheet =
    device ?? (press.simulated ? (await import('./simulated-apple-pay.ts')).simulatedApplePay(say) : undefined);
  if (!Sheet?.canMakePayments()) return undefined;
  const known = shopper.cart.last();
  const { client } = shopper;
  const isSent = press.line !== undefined || known === null || needsAddress(known);
  const basket = press.line ? productBasket(client, press.line) : cartBasket(client, known?.id ?? '');
  const session = new Sheet(applePayVersion, {
    countryCode: press.country,
    currencyCode: press.currency,
    supportedNetworks: networks,
    merchantCapabilities: ['supports3DS'],
    requiredShippingContactFields: [...(isSent ? ['postalAddress'] : []), 'name', 'email', 'phone'],
    requiredBillingContactFields: ['postalAddress', 'name'],
    total: { label: press.shopName, amount: press.amount.toFixed(2) },
  });
  return new Promise((resolve, reject) => {
    runApplePay({
      ...{ client, session, basket, pause },
      // A temporary basket does not affect the shopper's cart.
      placing: { proof, setPlacing: press.line ? () => {} : shopper.cart.setPlacing },
      label: press.shopName,
      country: press.country,
      status: { success: Sheet.STATUS_SUCCESS, failure: Sheet.STATUS_FAILURE },
      referer: window.location.pathname,
      errorOf: ({ code, contactField, message }) => sheetErrorOf(code, contactField, say(`wallets.${message}`)),
      onOrdered: (orderNumber) => {
        if (!press.line && known) shopper.cart.take({ kind: 'ended', basketId: known.id });
        resolve(queryOf(orderNumber, press.line ? productContext : undefined));
      },
      onReset: (error) => (error === undefined ? resolve(undefined) : reject(error)),
    });
  });
}

async function pressPayPal(shopper: Shopper, { line, tag, header }: Press): Promise<string | undefined> {
  // First of all, as browsers allow windows only in response to a press.
  const approval = openApprovalWindow();
  const say = await loadMessages(tag, ['wallets']);
  if (!approval) {
    toasts.show({ title: say('wallets.popupBlocked'), tone: 'error' });
    return undefined;
  }
  try {
    const { client, cart: store } = shopperOf(header);
    if (line) {
      const { cart, endedBasketId } = await performChange(client, store.last(), { kind: 'add', line });
      if (endedBasketId) store.take({ kind: 'ended', basketId: endedBasketId });
      if (cart) store.take({ kind: 'answered', cart });
    }
    const basketId = store.last()?.id ?? '';
    const referer = window.location.pathname;
    const placing = { proof, setPlacing: store.setPlacing };
    const outcome = await runPayPal({ client, basketId, referer, approval, placing, pause });
    if (outcome.kind === 'refused') toasts.show({ title: say('wallets.refused'), tone: 'error' });
    if (outcome.kind !== 'ordered') return undefined;
    shopper.cart.take({ kind: 'ended', basketId });
    return queryOf(outcome.orderNumber);
  } finally {
    approval.close();
  }
}

function queryOf(order: string, storeContext?: string): string {
  return new URLSearchParams({ order, ...(storeContext ? { storeContext } : {}) }).toString();
}

type PlatformError = new (code: string, contactField: string | undefined, message: string) => unknown;

/** The platform's own error where there is one; the simulator takes the same members. */
function sheetErrorOf(code: string, contactField: string | undefined, message: string): unknown {
  const Platform = (window as { ApplePayError?: PlatformError }).ApplePayError;
  return Platform ? new Platform(code, contactField, message) : { code, contactField, message };
}
