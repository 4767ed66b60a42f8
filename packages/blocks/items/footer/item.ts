import type { AnyItemKind } from '../item-kind.ts';
import { footerSchema } from './schema.ts';

export const footerItem: AnyItemKind = {
  kind: 'footer',
  version: 1,
  schema: footerSchema,
  migrations: [],
  label: 'blocks.kind.footer',
  sections: 'many',
  // The shell shows no other type; any other block would silently not be shown.
  blockTypes: ['footer-item', 'links'],
  fields: {},
  examples: [{ name: 'Groups of links', props: {} }],
};
