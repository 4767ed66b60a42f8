import type { StoredBlock } from './block.ts';

/** One block of each kind as it could stand in a shop; shown in the gallery and checked by a test. */
export const examples: readonly StoredBlock[] = [
  {
    type: 'hero',
    version: 1,
    props: {
      picture: 'scene-dawn-harbour',
      alt: 'A rock in a calm sea at first light.',
      sentence: 'Made for the edge of the land.',
      link: { label: 'See what is new', href: '/c/new-1000' },
      tone: 'ink',
      place: 'top',
      focus: 'center',
    },
  },
  {
    type: 'split',
    version: 1,
    props: {
      picture: 'scene-wet-granite',
      alt: 'Wet granite with a band of lichen.',
      side: 'left',
      label: 'Soles',
      title: 'Grips wet granite.',
      paragraphs: ['We cut the tread after the tide marks on the slipway. It lets water out sideways and holds on.'],
      link: { label: 'Deck shoes', href: '/c/deck-shoes-1110' },
    },
  },
  {
    type: 'collection',
    version: 1,
    props: {
      title: 'Six for the ferry',
      categoryId: '1000',
      count: 6,
      link: { label: 'All shoes', href: '/c/shoes-1000' },
    },
  },
  {
    type: 'category-cards',
    version: 1,
    props: {
      title: 'Find your way',
      cards: [
        { link: { label: 'Shoes', href: '/c/shoes-1000' }, picture: 'scene-wet-granite' },
        { link: { label: 'Layers', href: '/c/layers-2000' }, picture: 'scene-dawn-harbour' },
      ],
    },
  },
  {
    type: 'rich-text',
    version: 1,
    props: {
      title: 'Care',
      lead: 'Salt is the enemy of leather. Fresh water is its friend.',
      sections: [
        {
          heading: 'After rain',
          paragraphs: ['Dry away from the stove.'],
          points: ['Loosen the laces.', 'Fill with paper.'],
        },
      ],
    },
  },
  {
    type: 'tile',
    version: 1,
    props: { picture: 'scene-wet-granite', alt: '', title: 'Dry by the time the kettle sings', tone: 'foam' },
  },
  {
    type: 'newsletter',
    version: 1,
    props: { title: 'Letters from the shore', text: 'New colours, repairs, weather. Twice a month at most.' },
  },
  {
    type: 'links',
    version: 1,
    props: { groups: [{ title: 'Help', links: [{ label: 'Delivery', href: '/help/delivery' }] }] },
  },
];
