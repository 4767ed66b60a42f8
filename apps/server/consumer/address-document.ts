import type { SavedAddress, SavedAddressInput } from '@eyelet/contracts/consumer/address.ts';
import type { StoredAddress } from '@eyelet/db/addresses/address.ts';
import { addressFrom } from '../addresses/check.ts';
import type { Context } from '../kernel/context.ts';

/** What is stored of an address besides its id, type and main flag. */
export type AddressDocument = Omit<SavedAddress, 'addressId' | 'id' | 'approachType' | 'main'>;

const empty: AddressDocument = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  city: '',
  province: '',
  stateCode: '',
  region: '',
  postalCode: '',
  country: '',
  countryCode: '',
  email: '',
  phone: '',
  phoneCode: '',
  recipientContactPhone: '',
  shippingId: '',
  storeId: '',
  storeName: '',
  optionType: '',
  bookingCode: '',
  invoiceRequested: false,
  subscriptions: { newsletterConsent: false },
};

/** An address of the book as the API answers it. */
export function savedAddressOf({ id, approach_type, main, document }: StoredAddress<AddressDocument>): SavedAddress {
  return { ...empty, ...document, addressId: id, id, approachType: approach_type, main };
}

/** A document with the changes of a request, in the form in which addresses are stored. */
export function changedDocument(
  context: Pick<Context, 'market'>,
  before: AddressDocument | undefined,
  input: SavedAddressInput,
  approachType: 'S' | 'B',
): AddressDocument {
  const { approachType: _, main: __, subscriptions, ...members } = input;
  const given = {
    ...members,
    ...((members.province ?? members.stateCode) ? { province: members.province ?? members.stateCode } : {}),
  };
  const merged = { ...empty, ...before, ...given };
  // A new country without a new phone code keeps the number's own.
  const tidy = addressFrom(
    context,
    { ...merged, country: input.country ?? input.countryCode ?? merged.country },
    approachType,
  );
  const { approachType: ___, ...postal } = tidy;
  return {
    ...merged,
    ...postal,
    stateCode: postal.province,
    region: merged.region || context.market.region,
    subscriptions: { newsletterConsent: subscriptions?.newsletterConsent ?? merged.subscriptions.newsletterConsent },
  };
}
