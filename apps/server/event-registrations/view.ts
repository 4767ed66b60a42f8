import type { Guest, OwnRegistration } from '@eyelet/contracts/event-registrations/registration.ts';
import type { EventRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { writeAttendingDays } from '@eyelet/domain/event-registrations/attending-days.ts';

/** The members of a registration that every answer has. */
export function registrationView({ id, event_id, status }: EventRegistration) {
  return { registrationId: id, eventId: event_id, status };
}

/** A registration for its owner, with the title of its event. */
export function ownView(row: EventRegistration, title: string): OwnRegistration {
  return {
    ...registrationView(row),
    title,
    attendingDays: writeAttendingDays(row.attending_days),
    hasPlusOne: row.plus_one !== '',
  };
}

/** A registration for staff. */
export function guestView(row: EventRegistration): Guest {
  return {
    ...registrationView(row),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    phoneNumber: row.phone,
    plusOne: row.plus_one,
    attendingDays: writeAttendingDays(row.attending_days),
    locale: row.locale,
    termsVersion: row.terms_version,
    registeredAt: row.registered_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
