import type { BlockKind } from '@eyelet/blocks/kind.ts';
import { pickFields } from '@eyelet/blocks/shared-fields/pick-fields.ts';
import { type Quote, quoteSchema } from './schema.ts';

export const quoteBlock: BlockKind<Quote> = {
  type: 'quote',
  version: 1,
  schema: quoteSchema,
  migrations: [],
  label: 'blocks.rich-text',
  group: 'stories',
  synonyms: 'blocks.synonyms.rich-text',
  sketch: ['text', 'line'],
  still: () => true,
  fields: {
    words: { control: 'long-text', label: 'blocks.field.text' },
    speaker: { control: 'text', label: 'blocks.field.name' },
    ...pickFields(['bottomMargins']),
  },
  examples: [{ name: 'With a speaker', props: { words: 'It kept the sea out.', speaker: 'Mara, harbour pilot' } }],
};
