import type { BlockKind } from '../kind.ts';
import { withoutFilm } from '../shared/without-film.ts';
import { sharedFields } from '../shared-fields/shared-fields.ts';
import { type GradientOverlay, gradientOverlaySchema } from './schema.ts';

const image = (picture: string) => ({ kind: 'image', picture, alt: '', decorative: true }) as const;

export const gradientOverlayBlock: BlockKind<GradientOverlay> = {
  type: 'gradient-overlay',
  version: 1,
  schema: gradientOverlaySchema,
  migrations: [],
  label: 'blocks.gradient-overlay',
  group: 'scenes',
  synonyms: 'blocks.synonyms.gradient-overlay',
  sketch: ['shade', 'title'],
  fields: sharedFields,
  // Its gradient lies on one picture.
  unshown: ['mediaList'],
  still: withoutFilm,
  examples: [
    {
      name: 'Dark, over the whole width',
      props: {
        title: 'Weather comes from the west',
        media: { sm: image('scene-boots-at-evening'), md: image('scene-rubber-boots-in-rain') },
        gradientTone: 'dark',
        isFullWidth: true,
      },
    },
    {
      name: 'Light, behind the words at the top right',
      props: {
        title: 'First light',
        titleStyle: 'large',
        media: { sm: image('scene-three-at-the-water') },
        gradientStyle: 'focused',
        gradientTone: 'light',
        alignment: { sm: { horizontal: 'right', vertical: 'top' } },
      },
    },
  ],
};
