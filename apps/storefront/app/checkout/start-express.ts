import type { SavedCard } from '@eyelet/contracts/cards/saved-cards.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { SavedAddress } from '@eyelet/contracts/consumer/address.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { startingStep } from '@eyelet/domain/checkout/express.ts';
import { inputOfAddress } from '../addresses/address-form.ts';
import { needsAddress, storeShipments } from '../cart-changes/needs.ts';
import { usesOwnAccount } from '../session/is-consumer.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import { loadCards } from './load-buyer.ts';

/**
 * Fills the checkout of a consumer whose main card and, where something is sent, main address are known, so that it starts
 * at the summary (C4.02, C4.03, C6.07). Resolves to the filled cart; null when it starts at shipping (C4.04).
 */
export async function startExpress(shop: ShopContext, cart: Cart, request: Request): Promise<Cart | null> {
  if (!usesOwnAccount(shop.session)) return null;
  const details = (await profileOnServer(shop, request))?.consumerDetails;
  const card = (await loadCards(shop)).find(({ main }) => main);
  const { addresses = [], email = '' } = details ?? {};
  const home = addresses.find(
    (one) => one.main && one.approachType === 'S' && shop.market.shipsTo.includes(one.country),
  );
  const isSent = needsAddress(cart);
  const step = startingStep({
    isRegistered: true,
    hasMainCard: card !== undefined || cart.payment_instruments.length > 0,
    hasShippingAddress: cart.shippingAddress !== null || home !== undefined,
    isPickupOnly: !isSent,
  });
  if (step !== 'summary') return null;
  const bill = addresses.find((one) => one.addressId === card?.billingAddressId) ?? mainBill(addresses);
  try {
    return await fill(shop, cart, { card, home, bill, email, isSent });
  } catch (error) {
    // The steps ask for what is no longer valid.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

type Known = Readonly<{
  card: SavedCard | undefined;
  home: SavedAddress | undefined;
  bill: SavedAddress | undefined;
  email: string;
  isSent: boolean;
}>;

/** Sets what the cart does not have yet and keeps what was chosen. */
async function fill({ client }: ShopContext, cart: Cart, { card, home, bill, email, isSent }: Known): Promise<Cart> {
  const params = { basketId: cart.id };
  let filled = cart;
  if (isSent && !filled.shippingAddress && home) {
    filled = await client.call(setShippingAddress, { params, body: { ...inputOfAddress(home), context: 'checkout' } });
  }
  const [store] = storeShipments(filled);
  if (store && !isSent && !filled.pickupContact) {
    filled = await client.call(setShippingAddress, { params, body: { shippingId: store.shippingId, email } });
  }
  if (!filled.billingAddress) {
    // A cart sent to the main address is also billed there, even if the delivery address changes later.
    const isHome = cart.shippingAddress === null && filled.shippingAddress !== null;
    const known = bill ?? (isHome ? undefined : home);
    const body = known ? inputOfAddress(known) : { sameAsShipping: true };
    filled = await client.call(setBillingAddress, { params, body });
  }
  if (filled.payment_instruments.length === 0 && card) {
    const { paymentInstrumentId } = card;
    const body = { payment_method_id: 'CREDIT_CARD', additionalData: { paymentInstrumentId } } as const;
    filled = await client.call(addInstrument, { params, body });
  }
  return filled;
}

function mainBill(addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find(({ main, approachType }) => main && approachType === 'B');
}
