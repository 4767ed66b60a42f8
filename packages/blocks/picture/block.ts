import type { BlockKind } from '../kind.ts';
import { withoutFilm } from '../shared/without-film.ts';
import { layoutFields } from '../shared-fields/layout-fields.ts';
import { mediaFields } from '../shared-fields/media-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type PictureBlock, pictureSchema } from './schema.ts';

const { media, mediaTarget, captionText, captionPosition } = mediaFields;
const { backgroundColor, backdrop, bottomMargins, hideOnBreakpoint, isFullWidth, promotionTracking } = layoutFields;

const image = (picture: string, alt: string) => ({ kind: 'image', picture, alt }) as const;

export const pictureBlock: BlockKind<PictureBlock> = {
  type: 'picture',
  version: 1,
  schema: pictureSchema,
  migrations: [],
  label: 'blocks.picture',
  group: 'scenes',
  synonyms: 'blocks.synonyms.picture',
  sketch: ['picture'],
  fields: {
    name: wordFields.name,
    media,
    ratio: {
      control: 'by-breakpoint',
      label: 'blocks.field.ratio',
      group: 'media',
      of: {
        control: 'choice',
        options: {
          wide: 'blocks.ratio.wide',
          landscape: 'blocks.ratio.landscape',
          square: 'blocks.ratio.square',
          portrait: 'blocks.ratio.portrait',
        },
      },
    },
    mediaTarget,
    captionText,
    captionPosition,
    backgroundColor,
    backdrop,
    bottomMargins,
    hideOnBreakpoint,
    isFullWidth,
    promotionTracking,
  },
  still: withoutFilm,
  examples: [
    {
      name: 'Another for each breakpoint',
      props: {
        media: {
          sm: image('scene-two-at-the-water', 'People in jackets at the water.'),
          md: image('scene-social', 'Leather boots on granite.'),
          lg: image('scene-three-at-the-water', 'People in jackets at the water.'),
        },
        ratio: { sm: 'portrait', md: 'landscape', lg: 'wide' },
      },
    },
    {
      name: 'A link, its caption above',
      props: {
        media: { sm: image('scene-layers-on-rail', 'A smock, a roll neck and a jacket on a rail.') },
        mediaTarget: { url: '/about', targetAttribute: '_blank' },
        captionText: 'Where the shoes are mended.',
        captionPosition: 'top',
      },
    },
    {
      name: 'Without its caption',
      props: {
        media: { sm: image('scene-women-laid-out', '') },
        captionText: 'Not to be seen.',
        captionPosition: 'off',
        isFullWidth: true,
      },
    },
  ],
};
