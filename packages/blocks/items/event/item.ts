import type { ItemKind } from '../item-kind.ts';
import { type EventProps, eventSchema } from './schema.ts';

export const eventItem: ItemKind<EventProps> = {
  kind: 'event',
  version: 1,
  schema: eventSchema,
  migrations: [],
  label: 'blocks.kind.event',
  sections: 'many',
  searchTexts: { title: 'title', description: 'description' },
  // Without it nobody could register.
  firstBlocks: (eventId) => [{ type: 'event-sign-up', props: { eventId } }],
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    description: { control: 'long-text', label: 'blocks.field.description' },
    picture: { control: 'picture', label: 'blocks.field.picture' },
    alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
    startDate: { control: 'text', label: 'blocks.field.startDate' },
    endDate: { control: 'text', label: 'blocks.field.endDate' },
    opens: { control: 'text', label: 'blocks.field.opens' },
    closes: { control: 'text', label: 'blocks.field.closes' },
    timeZone: { control: 'time-zone', label: 'blocks.field.timeZone' },
    place: { control: 'text', label: 'blocks.field.venue' },
    address: { control: 'text', label: 'blocks.field.venueAddress' },
    capacity: { control: 'number', label: 'blocks.field.capacity', help: 'blocks.help.capacity' },
    waitingList: { control: 'switch', label: 'blocks.field.waitingList' },
    enablePlusOne: { control: 'switch', label: 'blocks.field.enablePlusOne' },
    termsPage: { control: 'text', label: 'blocks.field.termsPage' },
  },
  examples: [
    {
      name: 'Two days with a waiting list',
      props: {
        ...{ title: 'Mending days', startDate: '2027-06-05', endDate: '2027-06-06', opens: '10:00', closes: '17:00' },
        ...{ timeZone: 'Europe/Berlin', place: 'Skerry Hamburg', address: 'Am Sandtorkai 4, 20457 Hamburg' },
        ...{ capacity: 24, waitingList: true, enablePlusOne: true, termsPage: 'event-terms' },
      },
    },
    {
      name: 'One evening for everybody',
      props: {
        ...{ title: 'Low tide', startDate: '2027-06-05', endDate: '2027-06-05', opens: '18:00', closes: '20:00' },
        ...{ timeZone: 'America/New_York', place: 'The slipway' },
      },
    },
  ],
};
