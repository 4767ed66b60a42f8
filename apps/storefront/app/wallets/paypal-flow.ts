import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import { needsAddress } from '../cart-changes/needs.ts';
import { deliverTo } from './deliver-to.ts';
import { openSessionOnce } from './open-session.ts';
import { placeWalletOrder, type WalletPlacing } from './place-wallet-order.ts';
import { restoreDelivery } from './restore-delivery.ts';

/** Context of the address calls (B4.5.13). */
const context = 'PAYPAL_EXPRESS';

export type ApprovalEvent =
  | Readonly<{ type: 'shipping'; contact: WalletContact }>
  | Readonly<{ type: 'token'; token: string }>
  | Readonly<{ type: 'cancelled' | 'refused' | 'closed' }>;

/** The approval window, as the flow sees it. */
export type Approval = Readonly<{
  show: (session: PaymentSession) => void;
  next: () => Promise<ApprovalEvent>;
  /** Answers the window whether an address can be delivered to. */
  answer: (sessionId: string, accepted: boolean) => void;
  close: () => void;
}>;

export type PayPalParts = Readonly<{
  client: ApiClient;
  basketId: string;
  referer: string;
  approval: Approval;
  placing: WalletPlacing;
  pause: (milliseconds: number) => Promise<void>;
}>;

export type PayPalOutcome =
  | Readonly<{ kind: 'ordered'; orderNumber: string }>
  | Readonly<{ kind: 'cancelled' | 'refused' }>;

/**
 * PayPal express (B4.5.16): the approval window opens for the cart, another address there changes the cart and its total,
 * and the approval has address, billing and payment, with which the order is prepared and placed. Cancelling leaves the
 * cart as it was.
 */
export async function runPayPal(parts: PayPalParts): Promise<PayPalOutcome> {
  const { client, basketId, approval, placing } = parts;
  const params = { basketId };
  const before = await client.call(readCart, { params });
  let session = await open(parts);
  let { contact } = session.meta;
  let isElsewhere = false;
  approval.show(session);
  for (;;) {
    const event = await approval.next();
    if (event.type === 'shipping') {
      const accepted = await takeAddress(parts, before, event.contact);
      if (accepted) {
        contact = event.contact;
        isElsewhere = needsAddress(before);
        session = await open(parts, session.meta.sessionId);
      }
      approval.answer(session.meta.sessionId, accepted);
      continue;
    }
    approval.close();
    if (event.type !== 'token') {
      if (isElsewhere) await restoreDelivery(client, before);
      return { kind: event.type === 'refused' ? 'refused' : 'cancelled' };
    }
    await takeApproval(parts, before, event.token, contact);
    const ready = await client.call(prepareOrder, { body: { basketId } });
    return { kind: 'ordered', orderNumber: await placeWalletOrder(client, ready, 'PAYPAL', placing) };
  }
}

function open({ client, basketId, referer, pause }: PayPalParts, sessionId?: string): Promise<PaymentSession> {
  const asked = { cartId: basketId, paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal', express: true } as const;
  return openSessionOnce(client, { ...asked, referer, sessionId }, pause);
}

/** Sets the address that the wallet names; resolves to false when it cannot be delivered to. Pickups need no address. */
async function takeAddress({ client, basketId }: PayPalParts, cart: Cart, contact: WalletContact): Promise<boolean> {
  if (!needsAddress(cart)) return true;
  try {
    await client.call(setShippingAddress, { params: { basketId }, body: { ...contact, context } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

async function takeApproval(
  { client, basketId }: PayPalParts,
  cart: Cart,
  token: string,
  contact: WalletContact | null,
): Promise<void> {
  const params = { basketId };
  if (contact) {
    await deliverTo(client, cart, { ...contact, context });
    await client.call(setBillingAddress, { params, body: { ...contact, context } });
  }
  const additionalData = { token };
  await client.call(addInstrument, { params, body: { payment_method_id: 'PAYPAL', additionalData } });
}
