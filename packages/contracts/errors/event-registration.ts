import { facts } from './entry.ts';

/** Registering for events of the brand; ids of the shop's own, as the specification has none (B7.31). */
export const eventRegistrationErrors = {
  EVT404: facts(404, 'Look at the events that are to come.', 'Register for an event that is over or not published.'),
  EVT409: facts(409, 'Use the registration that is there.', 'Register twice for the same event.'),
  EVT410: facts(409, 'Choose other days.', 'Register for a full event without a waiting list.'),
} as const;
