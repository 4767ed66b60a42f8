import { randomUUID } from 'node:crypto';
import type { EventRegistration } from '@eyelet/db/event-registrations/registration.ts';

/** A stored registration on the waiting list. */
export function someoneWaiting(now: Date, change: Partial<EventRegistration> = {}): EventRegistration {
  return {
    id: randomUUID().slice(0, 10),
    event_id: 'mending-days',
    consumer_id: randomUUID(),
    status: 'waiting',
    email: 'runa@example.com',
    first_name: 'Runa',
    last_name: 'Strand',
    gender: '',
    phone: '',
    plus_one: '',
    attending_days: ['2027-06-05'],
    locale: 'en_US',
    terms_page: null,
    terms_version: null,
    registered_at: now,
    changed_at: now,
    ...change,
  };
}
