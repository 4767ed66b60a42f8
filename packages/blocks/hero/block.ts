import type { BlockKind } from '../kind.ts';
import { withoutFilm } from '../shared/without-film.ts';
import { sharedFields } from '../shared-fields/shared-fields.ts';
import { heroExamples } from './examples.ts';
import { toSharedMembers } from './migrations.ts';
import { type Hero, heroSchema } from './schema.ts';

export const heroBlock: BlockKind<Hero> = {
  type: 'hero',
  version: 2,
  schema: heroSchema,
  migrations: [toSharedMembers],
  label: 'blocks.hero',
  fields: {
    layout: {
      control: 'choice',
      label: 'blocks.field.layout',
      options: {
        standard: 'blocks.hero.standard',
        'block-below': 'blocks.hero.blockBelow',
        'product-overlay': 'blocks.hero.productOverlay',
      },
    },
    ...sharedFields,
    productPicture: { control: 'image', label: 'blocks.field.productPicture', group: 'media' },
    navigationPadding: {
      control: 'switch',
      label: 'blocks.field.navigationPadding',
      help: 'blocks.help.navigationPadding',
      group: 'layout',
    },
  },
  still: withoutFilm,
  examples: heroExamples,
};
