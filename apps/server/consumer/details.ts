import type { ProfileChanges } from '@eyelet/contracts/consumer/profile.ts';
import type { ConsumerChange } from '@eyelet/db/consumers/consumer.ts';
import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import { isOldEnough } from '@eyelet/domain/consumer/age.ts';
import { splitInterests } from '@eyelet/domain/consumer/interests.ts';
import { earliestBirthDate, personName } from '@eyelet/domain/forms/person.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { phone as checkPhone } from '@eyelet/domain/validation/phone.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { storeNamed } from './fav-store.ts';

type Details = Readonly<NonNullable<ProfileChanges['consumerDetails']>>;

/** The columns that a profile's details change, or what is wrong with them; absent members change nothing. */
export function changeOfDetails(
  details: Details,
  { market, now }: Pick<Context, 'market' | 'now'>,
): ConsumerChange | Refusal<'PRO410' | 'PRO412'> {
  const change: ConsumerChange = {};
  const { email, firstName, lastName, phone, postalCode, birthDate, gender } = details;
  if (email !== undefined) {
    if (email.trim() === '' || checkEmail(email)) return refuse('PRO412', { member: 'email' });
    Object.assign(change, { email: email.trim(), email_key: emailKeyOf(email) });
  }
  for (const [member, value] of Object.entries({ firstName, lastName })) {
    if (personName(value)) return refuse('PRO412', { member });
  }
  if (firstName !== undefined) change.first_name = firstName.trim();
  if (lastName !== undefined) change.last_name = lastName.trim();
  if (phone !== undefined) {
    const dialCode = isEmpty(details.phoneCode) ? market.phone.dialCode : details.phoneCode;
    if (checkPhone(phone, { dialCode })) return refuse('PRO412', { member: 'phone' });
    change.phone = isEmpty(phone) ? null : toInternationalPhone(phone, dialCode);
  }
  if (postalCode !== undefined) change.postal_code = postalCode.trim();
  if (gender !== undefined) change.gender = gender;
  // A birth date that is known is not taken away by an empty field.
  if (!isEmpty(birthDate)) {
    const member = 'birthDate';
    if (!isStoredDate(birthDate) || birthDate < earliestBirthDate) return refuse('PRO412', { member });
    const { minimumAge } = market.signUp;
    if (!isOldEnough(birthDate, now.toISOString().slice(0, 10), minimumAge)) {
      return refuse('PRO410', { member, minimumAge });
    }
    change.birth_date = birthDate;
  }
  if (details.isEmployeeDiscountTCAccepted !== undefined) {
    change.employee_terms_accepted_at = details.isEmployeeDiscountTCAccepted ? now : null;
  }
  return change;
}

/** The columns that preferences change, or what is wrong with them. */
export function changeOfPreferences(
  preferences: NonNullable<ProfileChanges['preferences']>,
  context: Pick<Context, 'shop' | 'session'>,
): ConsumerChange | Refusal<'PRO412'> {
  const { interests, preferredShoeSize, favStoreId } = preferences;
  if (favStoreId && !storeNamed(favStoreId, context)) return refuse('PRO412', { member: 'favStoreId' });
  const keepsStore = favStoreId !== undefined && !context.session?.isAssociate;
  return {
    ...(interests === undefined ? {} : { interests: [...new Set(splitInterests(interests))] }),
    ...(preferredShoeSize === undefined ? {} : { preferred_shoe_size: preferredShoeSize.trim() }),
    ...(keepsStore ? { fav_store_id: favStoreId || null } : {}),
  };
}
