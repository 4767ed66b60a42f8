import type { Address, AddressInput } from '@eyelet/contracts/addresses/address.ts';
import type { MethodCode } from '@eyelet/domain/markets/delivery-method.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { addressObstacle, isSentToAddress } from '@eyelet/domain/orders/changing-address.ts';
import { longestSheetCity } from '@eyelet/domain/wallets/sheet-contact.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { addressFrom, addressProblems, placeProblems } from '../addresses/check.ts';
import { checkTax } from '../checkout/check-tax.ts';
import { type Refusal, refuseFields } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** The delivery address of an order; undefined if nothing of it goes to one, or its buyer is erased. */
export function deliveryAddressOf({ shipments }: Pick<StoredOrder, 'shipments'>): Address | undefined {
  return shipments.find(isSentToAddress)?.address ?? undefined;
}

/** What an address is checked with: the market of the order, with messages in the caller's language. */
type Checked = Readonly<{ shop: Shop; market: Market }>;

/**
 * A new address of an order, checked as in the checkout, which must cost and take as much as the present one; or the
 * refusal.
 */
export function checkChange(
  context: Checked,
  { shipments }: Pick<StoredOrder, 'shipments'>,
  before: Address,
  asked: AddressInput,
): Address | Refusal<'STF400' | 'STF461'> {
  const { market } = context;
  const after = addressFrom(context, { country: before.country, ...asked }, 'S');
  const t = createMessages(market.tag);
  const sent = shipments.filter(isSentToAddress);
  const methods = sent.map(({ method_code }) => method_code as MethodCode);
  const obstacle = addressObstacle(market.tax, methods, before, after);
  // Rules and fields of another country are not those of the form.
  if (obstacle?.reason === 'country') return refuse(obstacle);
  // The city may stay if a wallet provided one that is longer than the form allows.
  const longestCity = after.city === before.city ? longestSheetCity : undefined;
  const problems = [...addressProblems(context, after, 'S', longestCity), ...placeProblems(context, after)];
  if (problems.length > 0) return refuseFields('STF400', problems);
  if (obstacle) return refuse(obstacle);
  const isTaxable = checkTax(context, { shippingAddress: after }) === undefined;
  return isTaxable ? after : refuse({ reason: 'tax', field: 'postalCode' });

  function refuse({ reason, field }: NonNullable<typeof obstacle>) {
    return refuseFields('STF461', [{ field, message: t(`studio.orders.address.refused.${reason}`) }]);
  }
}
