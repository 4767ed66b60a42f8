import type { BlockKind } from '../kind.ts';
import { layoutFields } from '../shared-fields/layout-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type Spacer, spacerSchema } from './schema.ts';

export const spacerBlock: BlockKind<Spacer> = {
  type: 'spacer',
  version: 1,
  schema: spacerSchema,
  migrations: [],
  label: 'blocks.spacer',
  group: 'layout',
  synonyms: 'blocks.synonyms.spacer',
  sketch: ['space'],
  fields: {
    name: wordFields.name,
    height: {
      control: 'by-breakpoint',
      label: 'blocks.field.height',
      help: 'blocks.help.height',
      of: { control: 'number' },
    },
    backgroundColor: layoutFields.backgroundColor,
    hideOnBreakpoint: layoutFields.hideOnBreakpoint,
  },
  still: () => true,
  examples: [
    { name: 'Another height at each breakpoint', props: { height: { sm: 24, md: 48, lg: 96 } } },
    { name: 'With a ground', props: { height: { sm: 40 }, backgroundColor: 'mist' } },
  ],
};
