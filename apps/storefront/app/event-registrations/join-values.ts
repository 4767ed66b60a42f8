import type { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { writeAttendingDays } from '@eyelet/domain/event-registrations/attending-days.ts';
import type { EventRegistrationForm } from '@eyelet/domain/event-registrations/registration-form.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { genderOptions } from '../consumer/genders.ts';
import { textOf } from '../forms/answer.ts';

export const joinFormName = 'join-event';

export const joinFields = [
  'firstName',
  'lastName',
  'gender',
  'phone',
  'attendingDays',
  'plusOne',
  'eventTermsAccepted',
];

export const dayBox = (day: string) => `day-${day}`;

/** The values of the posted form. */
export function joinFormOf(posted: FormData, days: readonly string[]): EventRegistrationForm {
  return {
    firstName: textOf(posted, 'firstName'),
    lastName: textOf(posted, 'lastName'),
    phone: textOf(posted, 'phone'),
    phoneCode: textOf(posted, 'phoneCode'),
    attendingDays: writeAttendingDays(days.filter((day) => posted.has(dayBox(day)))),
    plusOne: textOf(posted, 'plusOne'),
    eventTermsAccepted: posted.has('eventTermsAccepted'),
  };
}

type Joining = Readonly<{
  eventId: string;
  email: string;
  market: Pick<Market, 'phone'>;
  days: readonly string[];
  now: Date;
}>;

/** The body of the call (B7.29). */
export function joinBodyOf(
  posted: FormData,
  { eventId, email, market, days, now }: Joining,
): RequestOf<typeof registerForEvent>['body'] {
  const form = joinFormOf(posted, days);
  const gender = genderOptions.find((one) => one === textOf(posted, 'gender')) ?? '';
  return {
    ...{ eventId, email, gender },
    firstName: (form.firstName ?? '').trim(),
    lastName: (form.lastName ?? '').trim(),
    phoneNumber: toInternationalPhone(form.phone ?? '', form.phoneCode || market.phone.dialCode),
    attendingDays: form.attendingDays ?? '',
    plusOne: (form.plusOne ?? '').trim(),
    eventTermsAccepted: form.eventTermsAccepted,
    registrationTimestamp: now.toISOString(),
  };
}
