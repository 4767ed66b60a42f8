import type { BlockKind } from '../kind.ts';
import { type Newsletter, newsletterSchema } from './schema.ts';

export const newsletterBlock: BlockKind<Newsletter> = {
  type: 'newsletter',
  version: 1,
  schema: newsletterSchema,
  migrations: [],
  label: 'blocks.newsletter',
  group: 'forms',
  synonyms: 'blocks.synonyms.newsletter',
  sketch: ['title', 'line', 'field'],
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    text: { control: 'long-text', label: 'blocks.field.text' },
  },
  examples: [
    {
      name: 'Title and text',
      props: { title: 'Letters from the shore', text: 'New colours, repairs, weather. Twice a month at most.' },
    },
  ],
};
