import { listCards } from '@eyelet/contracts/cards/list.ts';
import type { SavedCard, SavedGiftCard } from '@eyelet/contracts/cards/saved-cards.ts';
import type { SavedAddress } from '@eyelet/contracts/consumer/address.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { mainFirst } from '@eyelet/domain/consumer/main-address.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';

/** An address of the account as a step offers it, formatted on the server. */
export type AddressOffer = Readonly<{ id: string; name: string; line: string }>;

/** Addresses of one type that can be used here, the main one first. */
export async function loadAddresses(
  shop: ShopContext,
  request: Request,
  type: SavedAddress['approachType'],
): Promise<readonly SavedAddress[]> {
  const profile = await profileOnServer(shop, request);
  const { shipsTo } = shop.market;
  const fits = (one: SavedAddress) => one.approachType === type && (type === 'B' || shipsTo.includes(one.country));
  return mainFirst((profile?.consumerDetails.addresses ?? []).filter(fits));
}

export function offerOf(address: SavedAddress): AddressOffer {
  const { addressId, firstName, lastName } = address;
  return { id: addressId, name: `${firstName} ${lastName}`, line: addressLines(address).slice(1).join(', ') };
}

/** Id of the saved address that equals the one of the cart, so that it is selected when the step is shown again. */
export function savedIdOf(
  address: Readonly<{ addressLine1: string; postalCode: string; lastName: string }> | null,
  addresses: readonly SavedAddress[],
): string | undefined {
  return addresses.find(
    (one) =>
      one.addressLine1 === address?.addressLine1 &&
      one.postalCode === address.postalCode &&
      one.lastName === address.lastName,
  )?.addressId;
}

/** The saved cards, the main one first; none for guests. */
export async function loadCards({ client }: ShopContext): Promise<readonly SavedCard[]> {
  try {
    const { payment_instruments } = await client.call(listCards, { query: { payment_method_id: 'CREDIT_CARD' } });
    return mainFirst(payment_instruments.filter((one) => one.payment_method_id === 'CREDIT_CARD'));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** Saved gift cards in the market's currency with a remaining balance; none for guests. */
export async function loadGiftCards({ client, market }: ShopContext): Promise<readonly SavedGiftCard[]> {
  try {
    const { payment_instruments } = await client.call(listCards, { query: { payment_method_id: 'GIFT_CARD' } });
    const isUsable = ({ giftCard }: SavedGiftCard) =>
      giftCard.status === 'active' && giftCard.currency === market.currency;
    return payment_instruments.filter((one) => one.payment_method_id === 'GIFT_CARD').filter(isUsable);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
