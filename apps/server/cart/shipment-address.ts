import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { CartDocument, CollectionPoint } from '@eyelet/domain/cart/document.ts';
import type { Shipment } from '@eyelet/domain/delivery/shipment.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { storeOf } from '../pricing/places.ts';

/** Where a shipment is handed over: at home, at a collection point, in a store; null for what is delivered by email. */
export function addressOf(
  context: Pick<Context, 'shop' | 'market'>,
  { kind, storeId }: Pick<Shipment, 'kind' | 'storeId'>,
  document: CartDocument,
): Address | null {
  if (kind === 'digital') return null;
  if (kind === 'pudo')
    return document.collectionPoint ? addressOfPoint(document.collectionPoint, buyerOf(document)) : null;
  const store = storeId === null ? undefined : storeOf(context, storeId);
  return store ? addressOfStore(store, document) : document.shippingAddress;
}

/** The address of a store, with the contact to notify when something is ready there. */
function addressOfStore(store: Place, document: CartDocument): Address {
  const own = addressOfPlace(store);
  const buyer = buyerOf(document);
  return {
    ...own,
    firstName: buyer?.firstName ?? '',
    lastName: buyer?.lastName ?? '',
    email: document.pickupContact?.email || (buyer?.email ?? ''),
    phone: document.pickupContact?.phone || own.phone,
  };
}

function buyerOf({ billingAddress, shippingAddress }: CartDocument): Address | null {
  return billingAddress ?? shippingAddress;
}

/** The address of a store itself; its name is the second line. */
export function addressOfPlace({ name, country, details }: Place): Address {
  const { addressLine1, city, province, postalCode, phone } = readPlaceDetails(details);
  return {
    approachType: 'S',
    firstName: '',
    lastName: '',
    addressLine1,
    addressLine2: name,
    city,
    province,
    postalCode,
    country,
    countryCode: country,
    email: '',
    phone,
    phoneCode: '',
  };
}

/**
 * The address of a collection point. Its parcel bears a name: the buyer's, unless another person is named to collect
 * it.
 */
function addressOfPoint({ contact, ...point }: CollectionPoint, buyer: Address | null): Address {
  const isNamed = contact.firstName !== '' && contact.lastName !== '';
  const { firstName, lastName } = (isNamed ? contact : buyer) ?? contact;
  return {
    approachType: 'S',
    firstName,
    lastName,
    addressLine1: point.addressLine1,
    addressLine2: point.name,
    city: point.city,
    province: point.province,
    postalCode: point.postalCode,
    country: point.country,
    countryCode: point.country,
    email: contact.email || (buyer?.email ?? ''),
    phone: contact.phone || (buyer?.phone ?? ''),
    phoneCode: '',
  };
}
