import type { AnyItemKind } from '../item-kind.ts';
import { blockItemSchema } from './schema.ts';

export const blockItem: AnyItemKind = {
  kind: 'block',
  version: 1,
  schema: blockItemSchema,
  migrations: [],
  label: 'blocks.kind.block',
  sections: 'one',
  fields: {},
  examples: [{ name: 'A block for several pages', props: {} }],
};
