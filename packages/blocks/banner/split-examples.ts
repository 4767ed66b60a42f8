import type { BlockExample } from '../kind.ts';
import type { Banner } from './schema.ts';

const image = (picture: string, alt = '') => ({ kind: 'image', picture, alt }) as const;
const one = (picture: string) => ({ sm: image(picture) });

const story: Banner = {
  layout: 'split',
  overline: 'Soles',
  title: 'Grips wet granite.',
  richText: '<p>We cut the tread after the tide marks on the slipway. It lets water out sideways and holds on.</p>',
  targets: [{ text: 'Deck shoes', url: '/c/deck-shoes-1110' }],
  media: { sm: image('scene-trail-on-wet-granite', 'Trail shoes on wet granite.') },
};

/** Pictures beside words. */
export const splitExamples: readonly BlockExample<Banner>[] = [
  { name: 'Split, one picture', props: story },
  {
    name: 'Split, two pictures at the right',
    props: {
      ...story,
      imageSide: 'right',
      mediaList: [one('scene-trail-on-wet-granite'), one('scene-sole-on-granite')],
    },
  },
  {
    name: 'Split, three pictures',
    props: {
      ...story,
      mediaList: [one('scene-sole-on-granite'), one('scene-trail-on-wet-granite'), one('SKCLIF23GRN-quarter')],
    },
  },
  ...(['40', '50', '60'] as const).flatMap((imageWidth) =>
    (['top', 'middle', 'bottom'] as const).map((verticalAlignment) => ({
      name: `Split, ${imageWidth} ${verticalAlignment}`,
      props: { ...story, imageWidth, verticalAlignment },
    })),
  ),
];
