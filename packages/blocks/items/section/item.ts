import type { ItemKind } from '../item-kind.ts';
import { type SectionProps, sectionSchema } from './schema.ts';

export const sectionItem: ItemKind<SectionProps> = {
  kind: 'section',
  version: 1,
  schema: sectionSchema,
  migrations: [],
  label: 'blocks.kind.section',
  sections: 'many',
  fields: {
    place: { control: 'text', label: 'blocks.field.section', help: 'blocks.help.section' },
    routes: { control: 'texts', label: 'blocks.field.routes', help: 'blocks.help.routes' },
  },
  examples: [
    { name: 'Blocks for use by reference', props: {} },
    { name: 'Below every product', props: { place: 'promo-inherited', routes: ['/p/'] } },
  ],
};
