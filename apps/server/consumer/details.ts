import type { ProfileChanges } from '@eyelet/contracts/consumer/profile.ts';
import type { Consumer, ConsumerChange } from '@eyelet/db/consumers/consumer.ts';
import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { isOldEnough } from '@eyelet/domain/consumer/age.ts';
import { homePostalCode, tidyHomePostalCode } from '@eyelet/domain/consumer/home-postal-code.ts';
import { areInterests, splitInterests } from '@eyelet/domain/consumer/interests.ts';
import { earliestBirthDate, personName } from '@eyelet/domain/consumer/person.ts';
import { shoeSize } from '@eyelet/domain/consumer/shoe-size.ts';
import { email as checkEmail, tidyEmail } from '@eyelet/domain/validation/email.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { phone as checkPhone } from '@eyelet/domain/validation/phone.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { employeeTermsPage, termsInForce } from '../content/terms-in-force.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { storeNamed } from '../store-sessions/store-named.ts';

type Details = Readonly<NonNullable<ProfileChanges['consumerDetails']>>;

/**
 * The changed columns of a profile's details, or the problems of the input; absent members change nothing. `before` is
 * the stored profile.
 */
export function changeOfDetails(
  { market, now, shop }: Pick<Context, 'market' | 'now' | 'shop'>,
  details: Details,
  before?: Pick<Consumer, 'postal_code'>,
): ConsumerChange | Refusal<'PRO410' | 'PRO412'> {
  const change: ConsumerChange = {};
  const { email, firstName, lastName, phone, postalCode, birthDate, gender } = details;
  if (email !== undefined) {
    if (email.trim() === '' || checkEmail(email)) return refuse('PRO412', { member: 'email' });
    Object.assign(change, { email: tidyEmail(email), email_key: emailKeyOf(email) });
  }
  for (const [member, value] of Object.entries({ firstName, lastName })) {
    if (personName(value)) return refuse('PRO412', { member });
  }
  if (firstName !== undefined) change.first_name = inOneLine(firstName);
  if (lastName !== undefined) change.last_name = inOneLine(lastName);
  if (phone !== undefined) {
    const dialCode = isEmpty(details.phoneCode) ? market.phone.dialCode : details.phoneCode;
    if (checkPhone(phone, { dialCode })) return refuse('PRO412', { member: 'phone' });
    change.phone = isEmpty(phone) ? null : toInternationalPhone(phone, dialCode);
  }
  if (postalCode !== undefined && postalCode !== before?.postal_code) {
    if (homePostalCode(postalCode, market)) return refuse('PRO412', { member: 'postalCode' });
    change.postal_code = tidyHomePostalCode(postalCode, market);
  }
  if (gender !== undefined) change.gender = gender;
  // An empty field does not remove a known birth date.
  if (!isEmpty(birthDate)) {
    const member = 'birthDate';
    if (!isStoredDate(birthDate) || birthDate < earliestBirthDate) return refuse('PRO412', { member });
    const { minimumAge } = market.signUp;
    if (!isOldEnough(birthDate, localTime(now, market.timeZone).day, minimumAge)) {
      return refuse('PRO410', { member, minimumAge });
    }
    change.birth_date = birthDate;
  }
  if (details.isEmployeeDiscountTCAccepted !== undefined) {
    const isAccepted = details.isEmployeeDiscountTCAccepted;
    const terms = isAccepted ? termsInForce(shop, employeeTermsPage, market, now) : null;
    change.employee_terms_accepted_at = isAccepted ? now : null;
    change.employee_terms_page = terms?.page ?? null;
    change.employee_terms_version = terms?.version ?? null;
  }
  return change;
}

/** A name in one line, as letters need it, even if line breaks were pasted. */
const inOneLine = (name: string) => name.trim().replace(/\s+/g, ' ');

/** The changed columns of preferences, or their problems (C8.101). */
export function changeOfPreferences(
  context: Pick<Context, 'shop' | 'session'>,
  preferences: NonNullable<ProfileChanges['preferences']>,
): ConsumerChange | Refusal<'PRO418'> {
  const { interests, preferredShoeSize, favStoreId } = preferences;
  if (favStoreId && !storeNamed(context, favStoreId)) return refuse('PRO418', { member: 'favStoreId' });
  if (interests !== undefined && !areInterests(interests)) return refuse('PRO418', { member: 'interests' });
  if (shoeSize(preferredShoeSize)) return refuse('PRO418', { member: 'preferredShoeSize' });
  const keepsStore = favStoreId !== undefined && !context.session?.isAssociate;
  return {
    ...(interests === undefined ? {} : { interests: [...new Set(splitInterests(interests))] }),
    ...(preferredShoeSize === undefined ? {} : { preferred_shoe_size: preferredShoeSize.trim() }),
    ...(keepsStore ? { fav_store_id: favStoreId || null } : {}),
  };
}
