import type { AnyHandler } from '../kernel/handle.ts';
import { admitGuestHandler } from './admit.ts';
import { cancelRegistrationHandler } from './cancel.ts';
import { exportGuestsHandler } from './export-guests.ts';
import { listEventsHandler } from './list-events.ts';
import { listGuestsHandler } from './list-guests.ts';
import { listOwnRegistrationsHandler } from './list-own.ts';
import { listPublishedEventsHandler } from './list-published.ts';
import { readEventHandler } from './read-event.ts';
import { readLinkedRegistrationHandler } from './read-linked.ts';
import { registerForEventHandler } from './register.ts';
import { withdrawGuestHandler } from './withdraw.ts';

/** Registrations for the events of the brand. */
export const eventRegistrationHandlers: readonly AnyHandler[] = [
  listPublishedEventsHandler,
  readEventHandler,
  registerForEventHandler,
  listOwnRegistrationsHandler,
  readLinkedRegistrationHandler,
  cancelRegistrationHandler,
  listEventsHandler,
  listGuestsHandler,
  exportGuestsHandler,
  admitGuestHandler,
  withdrawGuestHandler,
];
