import type { AddressDetails, AddressInput, FullAddress } from '@eyelet/contracts/addresses/address.ts';
import type { CartAddress } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';

const texts = [
  ...(['addressId', 'addressLine3', 'region', 'storeId', 'storeName'] as const),
  ...(['optionType', 'bookingCode', 'shippingId'] as const),
];

type Text = (typeof texts)[number];
type Asked = Readonly<{
  [Name in Text]?: string | undefined;
}> &
  Readonly<{
    invoiceRequested?: boolean | undefined;
    subscriptions?: Readonly<{ newsletterConsent?: boolean | undefined }> | undefined;
  }>;

/** The details of an address in a request, apart from the place, as carts store them (B3.3.02). */
export function detailsAsked({ market }: Pick<Context, 'market'>, asked: Asked): AddressDetails {
  const kept = Object.fromEntries(texts.map((name) => [name, (asked[name] ?? '').trim()])) as Record<Text, string>;
  return {
    ...kept,
    region: kept.region || market.region,
    invoiceRequested: asked.invoiceRequested ?? false,
    subscriptions: { newsletterConsent: asked.subscriptions?.newsletterConsent ?? false },
  };
}

/** The address of a request; its province may be named `stateCode`. */
export function withState<Input extends AddressInput & Readonly<{ stateCode?: string }>>(input: Input): Input {
  const province = input.province ?? input.stateCode;
  return province === undefined ? input : { ...input, province };
}

/** The address of a cart with all its members. */
export function fullAddress(context: Pick<Context, 'market'>, address: CartAddress): FullAddress {
  const all = { ...detailsAsked(context, {}), ...address };
  return { ...all, id: all.addressId, stateCode: all.province };
}
