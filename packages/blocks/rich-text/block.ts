import type { BlockKind } from '../kind.ts';
import { type RichText, richTextSchema } from './schema.ts';

export const richTextBlock: BlockKind<RichText> = {
  type: 'rich-text',
  version: 1,
  schema: richTextSchema,
  migrations: [],
  label: 'blocks.rich-text',
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    lead: { control: 'long-text', label: 'blocks.field.lead' },
    sections: {
      control: 'list',
      label: 'blocks.field.sections',
      item: 'blocks.item.section',
      fields: {
        heading: { control: 'text', label: 'blocks.field.heading' },
        paragraphs: { control: 'texts', label: 'blocks.field.paragraphs' },
        points: { control: 'texts', label: 'blocks.field.points' },
      },
    },
  },
  examples: [
    {
      name: 'Title, lead, sections with points',
      props: {
        title: 'Care',
        lead: 'Salt is the enemy of leather. Fresh water is its friend.',
        sections: [
          {
            heading: 'After rain',
            paragraphs: ['Dry away from the stove.'],
            points: ['Loosen the laces.', 'Fill with paper.'],
          },
        ],
      },
    },
    { name: 'Running text alone', props: { sections: [{ paragraphs: ['We reply within a working day.'] }] } },
  ],
};
