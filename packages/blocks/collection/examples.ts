import type { BlockExample } from '../kind.ts';
import type { Collection } from './schema.ts';

type Item = NonNullable<Collection['items']>[number];

const card = (title: string, picture: string, url: string, text: string, overline?: string): Item => ({
  type: 'linked-card',
  version: 1,
  props: {
    title,
    media: { sm: { kind: 'image', picture, alt: '', decorative: true } },
    target: { url, text },
    ...(overline ? { overline } : {}),
  },
});

const stories: Item[] = [
  card('Out before the ferry', 'scene-men-laid-out', '/c/men-3000', 'Men', 'Boots'),
  card('Low water', 'scene-women-laid-out', '/c/women-2000', 'Women', 'Trail'),
  card('Small feet, deep puddles', 'scene-kids-laid-out', '/c/kids-4000', 'Kids', 'Kids'),
  card('What stays on in wind', 'scene-accessories-laid-out', '/c/accessories-5000', 'Accessories', 'Caps'),
  card('Knitted in one piece', 'scene-layers-on-rail', '/c/women-2000', 'Knitwear', 'Layers'),
  card('Mended, not replaced', 'scene-boots-at-evening', '/help-returns', 'Repairs', 'Repairs'),
];
const three = stories.slice(0, 3);

const department = (text: string, picture: string, url: string): Item => ({
  type: 'category-card',
  version: 1,
  props: { target: { text, url }, media: { sm: { kind: 'image', picture, alt: '', decorative: true } } },
});

const departments: Item[] = [
  department('Women', 'scene-women-laid-out', '/c/women-2000'),
  department('Men', 'scene-men-laid-out', '/c/men-3000'),
  department('Kids', 'scene-kids-laid-out', '/c/kids-4000'),
  department('Accessories', 'scene-accessories-laid-out', '/c/accessories-5000'),
];

const shelf = (title: string, picture: string, links: readonly (readonly [string, string])[]): Item => ({
  type: 'multi-link-card',
  version: 1,
  props: {
    title,
    media: { sm: { kind: 'image', picture, alt: '', decorative: true } },
    targets: links.map(([text, url]) => ({ text, url })),
  },
});

export const collectionExamples: readonly [BlockExample<Collection>, ...BlockExample<Collection>[]] = [
  {
    name: 'Products in a row, six of a wide screen',
    props: {
      title: 'Six for the ferry',
      categoryId: '1000',
      sort: 'newest',
      count: 6,
      breakpoints: {
        sm: { slideWidth: '62vw' },
        md: { slideWidth: '34vw' },
        lg: { slideWidth: '16.6667%', slidePadding: '1.25rem' },
      },
      textLink: { text: 'All new things', url: '/c/new-1000' },
    },
  },
  {
    name: 'A carousel with arrows and indicators',
    props: {
      title: 'Read the water',
      subtitle: 'Six short stories.',
      breakpoints: { sm: { showArrows: true, showIndicators: true } },
      items: stories,
    },
  },
  {
    name: 'A carousel with progress, a link beside the title, on a ground',
    props: {
      title: 'Boots, as deep as they go',
      backdrop: 'paper',
      categoryId: '3140',
      count: 8,
      breakpoints: {
        sm: { showProgress: true, slideWidth: '62vw' },
        lg: { slideWidth: '25%', showArrows: true },
      },
      textLink: { text: 'All boots', url: '/c/men-boots-3140' },
    },
  },
  {
    name: 'Plays by itself, again and again, three seconds each',
    props: {
      title: 'Off the west pier',
      breakpoints: {
        sm: {
          autoplay: true,
          loop: true,
          autorotateTime: 3,
          showArrows: true,
          showIndicators: true,
          slideWidth: '100%',
          margin: '0',
        },
        md: { slideWidth: '50%' },
      },
      items: stories,
    },
  },
  {
    name: 'Plays to its end',
    props: {
      title: 'As the tide turns',
      breakpoints: { sm: { autoplay: true, showProgress: true, slideWidth: '80%', slideMaxWidth: '24rem' } },
      items: stories.slice(0, 4),
    },
  },
  {
    name: 'The middle one larger',
    props: {
      title: 'In the middle of things',
      variant: 'highlightCenter',
      breakpoints: {
        sm: { showArrows: true, loop: true, margin: '0', slideWidth: '72vw' },
        md: { slideWidth: '26.5rem' },
      },
      items: stories,
    },
  },
  {
    name: 'The middle one of a grid larger',
    props: {
      title: 'Three, and one of them first',
      variant: 'highlightCenter',
      type: 'carousel',
      breakpoints: { lg: { type: 'grid' } },
      items: three,
    },
  },
  { name: 'Three cards in a grid', props: { title: 'Three ways out', variant: 'threeCardGrid', items: three } },
  {
    name: 'A carousel on phones, a grid on wide screens',
    props: {
      title: 'Departments',
      breakpoints: { sm: { type: 'carousel' }, md: { type: 'grid' }, lg: { type: 'grid' } },
      items: departments,
    },
  },
  {
    name: 'Stacked: a carousel on phones, else a grid from edge to edge',
    props: {
      name: 'Ways out [stacked]',
      title: 'From edge to edge',
      type: 'carousel',
      breakpoints: { sm: { slidePadding: '0.5rem' } },
      items: stories.slice(0, 4),
    },
  },
  {
    name: 'Cards with several links',
    props: {
      title: 'The whole shop on a page',
      type: 'grid',
      items: [
        shelf('Women', 'scene-women-laid-out', [
          ['Trail and running', '/c/women-running-and-trail-2130'],
          ['All for women', '/c/women-2000'],
        ]),
        shelf('Men', 'scene-men-laid-out', [
          ['Boots', '/c/men-boots-3140'],
          ['All for men', '/c/men-3000'],
        ]),
        shelf('Kids', 'scene-kids-laid-out', [
          ['New', '/c/new-1000'],
          ['All for kids', '/c/kids-4000'],
        ]),
      ],
    },
  },
];
