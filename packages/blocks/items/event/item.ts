import type { ItemKind } from '../item-kind.ts';
import { type EventProps, eventSchema } from './schema.ts';

export const eventItem: ItemKind<EventProps> = {
  kind: 'event',
  version: 1,
  schema: eventSchema,
  migrations: [],
  label: 'blocks.kind.event',
  sections: 'many',
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    startDate: { control: 'text', label: 'blocks.field.startDate' },
    endDate: { control: 'text', label: 'blocks.field.endDate' },
    enablePlusOne: { control: 'switch', label: 'blocks.field.enablePlusOne' },
  },
  examples: [{ name: 'Two days', props: { title: 'Mending days', startDate: '2026-09-12', endDate: '2026-09-13' } }],
};
