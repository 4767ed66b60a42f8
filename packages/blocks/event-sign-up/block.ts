import type { BlockKind } from '../kind.ts';
import { type EventSignUpNeeds, eventSignUpNeeds } from './needs.ts';
import { type EventSignUp, eventSignUpSchema } from './schema.ts';
import { whyNobodyRegisters } from './why-empty.ts';

export const eventSignUpBlock: BlockKind<EventSignUp, EventSignUpNeeds> = {
  type: 'event-sign-up',
  version: 1,
  schema: eventSignUpSchema,
  migrations: [],
  label: 'blocks.event-sign-up',
  group: 'forms',
  synonyms: 'blocks.synonyms.event-sign-up',
  sketch: ['calendar', 'field', 'buttons'],
  whyEmpty: whyNobodyRegisters,
  needs: eventSignUpNeeds,
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    subtitle: { control: 'text', label: 'blocks.field.subtitle' },
    richText: { control: 'rich-text', label: 'blocks.field.richText' },
    eventId: { control: 'reference', to: 'event', label: 'blocks.field.eventId' },
    startDate: { control: 'text', label: 'blocks.field.startDate', help: 'blocks.help.eventDays' },
    endDate: { control: 'text', label: 'blocks.field.endDate' },
    enablePlusOne: { control: 'switch', label: 'blocks.field.enablePlusOne' },
    confirmationTitle: { control: 'text', label: 'blocks.field.confirmationTitle' },
    confirmationSubtitle: { control: 'long-text', label: 'blocks.field.confirmationSubtitle' },
    submitCtaLabel: { control: 'text', label: 'blocks.field.submitCtaLabel' },
  },
  examples: [
    {
      name: 'All of it',
      props: {
        eventId: 'mending-days',
        title: 'Bring what is worn',
        subtitle: 'Two days with needle, wax and a kettle.',
        richText: '<p>We mend, you watch, or the other way round. <strong>Tools are there.</strong></p>',
        startDate: '2027-06-05',
        endDate: '2027-06-06',
        enablePlusOne: true,
        confirmationTitle: 'See you at the bench',
        confirmationSubtitle: 'The address and the hours are in your mail.',
        submitCtaLabel: 'Keep a seat for me',
      },
    },
    { name: 'An event and nothing else', props: { eventId: 'mending-days' } },
    {
      name: 'Without a guest',
      props: { eventId: 'harbour-walk', title: 'Walk the harbour at low tide', enablePlusOne: false },
    },
  ],
};
