import type { AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { readCollectionPoint } from '@eyelet/db/stores/collection-point.ts';
import type { CartDocument, CollectionPoint } from '@eyelet/domain/cart/document.ts';
import { checkCollection, checkStorePickup } from '@eyelet/domain/checkout/collection.ts';
import { collectionCountries } from '@eyelet/domain/delivery/home-methods.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import type { Problems } from '@eyelet/domain/validation/problems.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';

type Asked = AddressInput & Readonly<{ collectionPointId?: string }>;

/**
 * The collection point of a request with the person who collects (C5.47 to C5.49); an unknown point, or one to which
 * the market does not ship, is SHP404.
 */
export async function collectionAsked(
  context: Context,
  asked: Asked,
): Promise<CollectionPoint | Refusal<'SHP404' | 'CHK320'>> {
  const { shop, market } = context;
  const point = await readCollectionPoint(shop.database.db, asked.collectionPointId ?? '');
  if (!point || !collectionCountries(market).includes(point.country)) return refuse('SHP404');
  const contact = contactOf(context, asked);
  const refused = refusedFor(
    context,
    checkCollection({ ...contact, phone: asked.phone, phoneCode: asked.phoneCode }, market),
  );
  if (refused) return refused;
  const { addressLine1, city, province, postalCode } = readPlaceDetails(point.details);
  const { id, name, country } = point;
  return { id, name, addressLine1, addressLine2: '', city, province, postalCode, country, contact };
}

/** The contact to notify when something is ready in a store (C5.50). */
export function pickupContactAsked(
  context: Context,
  asked: AddressInput,
): NonNullable<CartDocument['pickupContact']> | Refusal<'CHK320'> {
  const { email, phone } = contactOf(context, asked);
  const form = { email, phone: asked.phone, phoneCode: asked.phoneCode };
  return refusedFor(context, checkStorePickup(form, context.market)) ?? { email, phone };
}

function contactOf({ market }: Context, { firstName, lastName, email, phone, phoneCode }: AddressInput) {
  const trimmed = (text: string | undefined) => (text ?? '').trim();
  const dialCode = trimmed(phoneCode).replace(/\D/g, '') || market.phone.dialCode;
  return {
    firstName: trimmed(firstName),
    lastName: trimmed(lastName),
    email: trimmed(email),
    phone: trimmed(phone) === '' ? '' : toInternationalPhone(trimmed(phone), dialCode),
  };
}

function refusedFor({ market }: Context, problems: Problems<string>): Refusal<'CHK320'> | undefined {
  const t = createMessages(market.tag);
  const fields = Object.entries(problems).map(([field, problem]) => ({
    field,
    message: problem ? t(problem.key, problem.args) : '',
  }));
  return fields.length > 0 ? refuseFields('CHK320', fields) : undefined;
}
