import type { BlockKind } from '../kind.ts';
import { overlayPixels } from '../shared/overlay-widths.ts';
import { toneNameOf } from '../shared/tone-name.ts';
import { withoutFilm } from '../shared/without-film.ts';
import { sharedFields } from '../shared-fields/shared-fields.ts';
import { bannerExamples } from './examples.ts';
import { type Banner, bannerSchema } from './schema.ts';

const inSplit = { member: 'layout', is: ['split'] } as const;

export const bannerBlock: BlockKind<Banner> = {
  type: 'banner',
  version: 1,
  schema: bannerSchema,
  migrations: [],
  label: 'blocks.banner',
  group: 'scenes',
  synonyms: 'blocks.synonyms.banner',
  sketch: ['picture', 'title', 'line'],
  fields: {
    layout: {
      control: 'choice',
      label: 'blocks.field.layout',
      options: {
        'below-image': 'blocks.banner.belowImage',
        'e-spot': 'blocks.banner.eSpot',
        standard: 'blocks.banner.standard',
        'menu-tile': 'blocks.banner.menuTile',
        overlay: 'blocks.banner.overlay',
        split: 'blocks.banner.split',
        thin: 'blocks.banner.thin',
      },
    },
    ...sharedFields,
    mediaList: { ...sharedFields.mediaList, shownWhen: inSplit },
    overlayWidth: { ...sharedFields.overlayWidth, shownWhen: { member: 'layout', is: ['overlay'] } },
    imageWidth: {
      control: 'choice',
      label: 'blocks.field.imageWidth',
      group: 'layout',
      shownWhen: inSplit,
      options: { 40: 'blocks.share.40', 50: 'blocks.share.50', 60: 'blocks.share.60' },
    },
    imageSide: {
      control: 'choice',
      label: 'blocks.field.side',
      group: 'layout',
      shownWhen: inSplit,
      options: { left: 'blocks.side.left', right: 'blocks.side.right' },
    },
    verticalAlignment: {
      control: 'choice',
      label: 'blocks.field.verticalAlignment',
      group: 'layout',
      shownWhen: inSplit,
      options: { top: 'blocks.place.top', middle: 'blocks.place.middle', bottom: 'blocks.place.bottom' },
    },
  },
  still: withoutFilm,
  // The other layouts have their words beside the picture, or on a shade of their own.
  onMedia: (props) =>
    props.layout !== 'overlay' || props.backgroundColor
      ? undefined
      : {
          frames: {
            sm: { width: 390, height: 590 },
            md: { width: 820, height: 704 },
            lg: { width: 1440, height: 630 },
          },
          ...{ tone: toneNameOf(props), gradient: props, alignment: props.alignment },
          ...{ titleLook: 'medium', widest: overlayPixels[props.overlayWidth ?? 'sm'] },
        },
  examples: bannerExamples,
};
