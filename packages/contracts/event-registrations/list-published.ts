import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { publicEventSchema } from './read-event.ts';

const listedEventSchema = Type.Object({
  ...publicEventSchema.properties,
  url: Type.String({ description: 'Path of its page.' }),
  description: Type.String(),
  picture: nullable(Type.Object({ url: Type.String(), alt: Type.String() })),
});

export type ListedEvent = Static<typeof listedEventSchema>;

/** The events of a market that are not over, the next ones first. */
export const listPublishedEvents = operation({
  id: 'eventRegistrations.listPublished',
  method: 'GET',
  path: '/consumers-v3/events',
  summary: 'List the coming events of the brand',
  callers: 'anyone',
  response: Type.Object({ events: Type.Array(listedEventSchema) }),
  refusals: [],
});
