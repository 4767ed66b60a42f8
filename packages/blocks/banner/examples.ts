import type { BlockExample } from '../kind.ts';
import { allMembers } from '../shared/examples.ts';
import { overlayExamples } from './overlay-examples.ts';
import type { Banner } from './schema.ts';
import { splitExamples } from './split-examples.ts';
import { wordExamples } from './word-examples.ts';

const image = (picture: string, alt = '') => ({ kind: 'image', picture, alt }) as const;

export const bannerExamples: readonly [BlockExample<Banner>, ...BlockExample<Banner>[]] = [
  {
    name: 'Below the image',
    props: {
      layout: 'below-image',
      overline: 'Journal',
      title: 'A week on the outer islands',
      subtitle: 'Four boats, one kettle, no plan.',
      richText: '<p>We sent six pairs out with the people who mend the lights. They came back with notes.</p>',
      targets: [{ text: 'Read what they wrote', url: '/about' }],
      media: { sm: image('scene-three-at-the-water', 'Three in jackets at the water.') },
      captionText: 'Off the west pier, in May.',
    },
  },
  {
    name: 'Standard image',
    props: {
      layout: 'standard',
      title: 'Everything for wet decks',
      richText: '<p>Soles that let water out sideways, laces that hold when they are soaked.</p>',
      targets: [
        { text: 'Deck shoes', url: '/c/deck-shoes-1110' },
        { text: 'Boots', url: '/c/men-boots-3140' },
      ],
      media: { sm: image('scene-shoes-on-jetty', 'Shoes on the boards of a jetty.') },
    },
  },
  {
    name: 'Menu tile',
    props: {
      layout: 'menu-tile',
      title: 'New this week',
      targets: [{ text: 'Have a look', url: '/c/new-1000' }],
      media: { sm: image('scene-accessories-laid-out', 'A backpack, socks and caps on boards.') },
      mediaTarget: { url: '/c/new-1000' },
    },
  },
  {
    name: 'Thin, with a picture',
    props: {
      layout: 'thin',
      title: 'Free delivery from $150',
      targets: [{ text: 'How they reach you', url: '/help-delivery' }],
      media: { sm: image('scene-boot-on-granite') },
    },
  },
  {
    name: 'Thin, words on a ground of their own',
    props: {
      layout: 'thin',
      title: 'Repairs are open again',
      titleColor: 'foam',
      backgroundColor: 'kelp',
      targets: [{ text: 'Send something in', url: '/about', style: 'light' }],
    },
  },
  ...overlayExamples,
  ...splitExamples,
  ...wordExamples,
  { name: 'Everything at once', props: { layout: 'overlay', ...allMembers } },
  {
    name: 'A wide ground, and nothing of it on phones',
    props: {
      layout: 'below-image',
      title: 'Salt is not dirt',
      backdrop: 'mist',
      backgroundColor: 'paper',
      media: { sm: image('scene-kids-laid-out') },
      hideOnBreakpoint: ['sm'],
      bottomMargins: { sm: 'none', md: 'small', lg: 'large' },
    },
  },
];
