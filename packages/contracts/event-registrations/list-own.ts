import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { eventIdSchema, ownRegistrationSchema, path } from './registration.ts';

/** The consumer's registrations for events that are not over, or for one event. */
export const listOwnRegistrations = operation({
  id: 'eventRegistrations.listOwn',
  method: 'GET',
  path,
  summary: 'List the registrations of the consumer for events',
  callers: ['registered', 'employee'],
  otherShoppers: 'AUT432',
  query: Type.Object({ eventId: Type.Optional(eventIdSchema) }),
  response: Type.Object({ registrations: Type.Array(ownRegistrationSchema) }),
  refusals: [],
});
