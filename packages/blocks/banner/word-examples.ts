import type { BlockExample } from '../kind.ts';
import type { Banner } from './schema.ts';

const picture = { sm: { kind: 'image', picture: 'scene-deck-shoes-at-dawn', alt: '', decorative: true } } as const;
const target = { text: 'How we mend', url: '/help-returns' } as const;

/** Examples of the words of a block, and of films in place of pictures. */
export const wordExamples: readonly BlockExample<Banner>[] = [
  {
    name: 'Words, all of them',
    props: {
      layout: 'below-image',
      media: picture,
      overline: 'New this week',
      eyebrowLogo: { kind: 'image', picture: 'scene-social', alt: 'Skerry' },
      eyebrowText: 'Layers',
      title: 'Dry by noon',
      titleHtml: 'Dry by <em>noon</em>',
      titleColor: 'kelp',
      titleStyle: 'small',
      subtitle: 'Wool that gives the water back.',
      subtitleHtml: 'Wool that gives the water <strong>back</strong>.',
      subtitleColor: 'granite',
      subtitleStyle: 'label',
      richText: '<p>Knitted in one piece, so that no seam rubs.</p>',
      richTextColor: '#2f3f3d',
      targets: [target],
    },
  },
  {
    name: 'Words, a title for the page, the text below the buttons',
    props: {
      layout: 'below-image',
      media: picture,
      title: 'Salt is not dirt',
      titleH1: true,
      subtitle: 'Brush it off when it has dried.',
      richText: '<p>Then wax, a little and often.</p>',
      richTextBelowTargets: true,
      targets: [target],
    },
  },
  {
    name: 'Words, the title unseen, no calls to action',
    props: {
      layout: 'below-image',
      media: picture,
      title: 'Seen by nobody',
      hideTitle: true,
      richText: '<p>The picture says it.</p>',
      targets: [target],
      linkType: 'No-CTA',
    },
  },
  {
    name: 'A film on wide screens, a picture on others',
    props: {
      layout: 'standard',
      title: 'The harbour at six',
      media: {
        sm: { kind: 'image', picture: 'scene-boots-at-evening', alt: 'Suede boots by the harbour.' },
        lg: { kind: 'video', video: 'harbour', poster: 'scene-boots-at-evening', alt: 'Suede boots by the harbour.' },
      },
    },
  },
];
