import type { BlockExample } from '../kind.ts';
import type { Hero } from './schema.ts';

const image = (picture: string, alt = '') => ({ kind: 'image', picture, alt }) as const;

export const heroExamples: readonly [BlockExample<Hero>, ...BlockExample<Hero>[]] = [
  {
    name: 'Standard, words at the top, dark on light',
    props: {
      layout: 'standard',
      title: 'Made for the edge of the land.',
      targets: [{ text: 'See what is new', url: '/c/new-1000' }],
      media: { sm: image('scene-boot-on-granite', 'Leather boots on granite, a calm bay behind them.') },
      gradientTone: 'light',
      alignment: { sm: { horizontal: 'left', vertical: 'top' } },
    },
  },
  {
    name: 'Standard, words at the bottom on a gradient, two equal buttons',
    props: {
      layout: 'standard',
      overline: 'Men',
      title: 'Out before the ferry.',
      titleStyle: 'large',
      targets: [
        { text: 'Boots', url: '/c/men-boots-3140' },
        { text: 'All for men', url: '/c/men-3000', style: 'secondary' },
      ],
      equalTargetSize: true,
      media: { sm: { ...image('scene-rubber-boots-in-rain'), focus: { x: 80, y: 50 } } },
      gradientStyle: 'full',
      gradientTone: 'dark',
      alignment: { sm: { horizontal: 'left', vertical: 'bottom' }, lg: { horizontal: 'center', vertical: 'bottom' } },
    },
  },
  {
    name: 'Block below',
    props: {
      layout: 'block-below',
      overline: 'New this week',
      title: 'Six that came in with the tide.',
      titleStyle: 'large',
      richText: '<p>Deck shoes in three shades of rope, two boots and a jumper that wrings itself out.</p>',
      targets: [{ text: 'All new things', url: '/c/new-1000' }],
      media: {
        sm: image('scene-boots-at-evening', 'Suede boots on a rock by the water.'),
        md: image('scene-shoes-on-jetty'),
      },
    },
  },
  {
    name: 'Product overlay',
    props: {
      layout: 'product-overlay',
      eyebrowText: 'Guernsey jumper',
      title: 'Knitted tight enough to turn rain.',
      titleStyle: 'large',
      targets: [{ text: 'Layers', url: '/c/women-2000' }],
      media: { sm: image('scene-three-at-the-water') },
      productPicture: image('SKBRET62INK-front', 'A striped shirt in ink.'),
      gradientTone: 'light',
      alignment: { sm: { horizontal: 'left', vertical: 'middle' } },
    },
  },
];
