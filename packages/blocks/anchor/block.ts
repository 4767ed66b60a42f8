import type { BlockKind } from '../kind.ts';
import { type Anchor, anchorSchema } from './schema.ts';

export const anchorBlock: BlockKind<Anchor> = {
  type: 'anchor',
  version: 1,
  schema: anchorSchema,
  migrations: [],
  label: 'blocks.anchor',
  group: 'layout',
  synonyms: 'blocks.synonyms.anchor',
  sketch: ['anchor'],
  fields: {
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
    anchorId: { control: 'text', label: 'blocks.field.anchorId', help: 'blocks.help.anchorId' },
  },
  examples: [{ name: 'A place to link to', props: { anchorId: 'an-anchor' } }],
};
