import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const count = (description: string) => Type.Integer({ description });

/** An event with the counts of its guest list. */
export const eventCountsSchema = Type.Object({
  eventId: Type.String(),
  title: Type.String(),
  place: Type.String(),
  startDate: Type.String(),
  endDate: Type.String(),
  isPublished: Type.Boolean(),
  capacity: nullable(count('Seats of each day; null without a limit.')),
  confirmed: count('Registrations with seats.'),
  seats: count('Seats taken on the fullest day, with guests who come along.'),
  waiting: count('Registrations that wait for seats.'),
});

export type EventCounts = Static<typeof eventCountsSchema>;

/** Events that are published or have registrations, the next ones first. */
export const listEvents = operation({
  id: 'eventRegistrations.listEvents',
  method: 'GET',
  path: '/staff/v1/events',
  summary: 'List the events of the brand',
  callers: { staff: 'events.read' },
  response: Type.Object({ events: Type.Array(eventCountsSchema) }),
  refusals: [],
  invalid: 'STF400',
});
