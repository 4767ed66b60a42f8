import type { BlockKind } from '../kind.ts';
import { overlayPixels } from '../shared/overlay-widths.ts';
import { toneNameOf } from '../shared/tone-name.ts';
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
  group: 'scenes',
  synonyms: 'blocks.synonyms.hero',
  sketch: ['scene', 'overline', 'title', 'buttons'],
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
  // A page opens with one scene.
  unshown: ['mediaList'],
  still: withoutFilm,
  onMedia: (props) =>
    props.layout === 'block-below'
      ? undefined
      : {
          frames: {
            sm: { width: 390, height: 726 },
            md: { width: 820, height: 864 },
            lg: { width: 1440, height: 774 },
          },
          ...{ tone: toneNameOf(props), gradient: props, alignment: props.alignment },
          ...{ titleLook: 'display', widest: props.overlayWidth ? overlayPixels[props.overlayWidth] : 680 },
        },
  examples: heroExamples,
};
