import type { BlockExample } from '../kind.ts';
import type { Banner } from './schema.ts';

const image = (picture: string, alt = '') => ({ kind: 'image', picture, alt }) as const;

const widths = ['xs', 'sm', 'md', 'lg'] as const;
const horizontals = ['left', 'center', 'right'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;

const panel: Banner = {
  layout: 'overlay',
  title: 'Dry by the time the kettle sings',
  richText: '<p>Wool that gives the water back to the air.</p>',
  backgroundColor: 'foam',
  media: { sm: image('scene-layers-on-rail', 'A smock, a roll neck and a jacket on a rail.') },
};

/** Words upon pictures. */
export const overlayExamples: readonly BlockExample<Banner>[] = [
  {
    name: 'E-spot, light on dark',
    props: {
      layout: 'e-spot',
      title: 'Dry by the time the kettle sings',
      richText: '<p>What we ask of every fabric.</p>',
      targets: [{ text: 'Layers', url: '/c/women-2000' }],
      media: { sm: image('scene-rubber-boots-in-rain') },
      gradientTone: 'dark',
    },
  },
  {
    name: 'E-spot, dark on light, title alone',
    props: {
      layout: 'e-spot',
      title: 'First light',
      media: { sm: image('scene-three-at-the-water') },
      gradientTone: 'light',
    },
  },
  ...(['full', 'focused', 'off'] as const).map((gradientStyle) => ({
    name: `Overlay, gradient ${gradientStyle}`,
    props: {
      layout: 'overlay' as const,
      title: 'Out before the ferry',
      gradientStyle,
      gradientTone: 'dark' as const,
      media: { sm: image('scene-trail-on-wet-granite') },
      targets: [{ text: 'Men', url: '/c/men-3000' }],
      alignment: { sm: { horizontal: 'left' as const, vertical: 'bottom' as const } },
      isFullWidth: true,
    },
  })),
  {
    name: 'Overlay, gradient on wide screens alone',
    props: {
      layout: 'overlay',
      title: 'First light',
      gradientStyle: 'full',
      gradientTone: 'light',
      gradientBreakpoints: ['lg'],
      media: { sm: image('scene-three-at-the-water') },
    },
  },
  ...widths.map((overlayWidth) => ({ name: `Overlay, width ${overlayWidth}`, props: { ...panel, overlayWidth } })),
  ...horizontals.flatMap((horizontal) =>
    verticals.map((vertical) => ({
      name: `Overlay, ${vertical} ${horizontal}`,
      props: { ...panel, overlayWidth: 'xs' as const, alignment: { sm: { horizontal, vertical } } },
    })),
  ),
  { name: 'Overlay, as high as the screen', props: { ...panel, isFullWidth: true, isFullHeight: true } },
];
