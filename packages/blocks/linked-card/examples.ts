import type { BlockExample } from '../kind.ts';
import type { LinkedCard } from './schema.ts';

const boots: LinkedCard = {
  overline: 'Boots',
  title: 'Out before the ferry',
  media: { sm: { kind: 'image', picture: 'scene-men-laid-out', alt: '', decorative: true } },
  target: { url: '/c/men-3000', text: 'Boots for men' },
};

export const linkedCardExamples: readonly [BlockExample<LinkedCard>, ...BlockExample<LinkedCard>[]] = [
  { name: 'Words at the foot', props: boots },
  {
    name: 'Words at the top, with a badge',
    props: {
      ...boots,
      overline: 'Repairs',
      title: 'Mended, not replaced',
      media: { sm: { kind: 'image', picture: 'scene-boots-at-evening', alt: '', decorative: true } },
      target: { url: '/help-returns', text: 'How repairs work' },
      responsiveLayout: { sm: { layout: 'overlay-top' } },
      badge: { picture: 'scene-social', alt: 'Skerry repairs' },
    },
  },
  {
    name: 'Words in the middle on phones, at the foot of the right side on wide screens',
    props: {
      ...boots,
      overline: 'Kids',
      title: 'Small feet, deep puddles',
      media: { sm: { kind: 'image', picture: 'scene-kids-laid-out', alt: '', decorative: true } },
      target: { url: '/c/kids-4000', text: 'Kids' },
      linkType: 'Button',
      responsiveLayout: {
        sm: { layout: 'overlay', alignment: 'center' },
        lg: { layout: 'overlay-bottom', alignment: 'right' },
      },
    },
  },
  {
    name: 'Without a call to action, dark words on a light haze',
    props: {
      ...boots,
      overline: 'Sandals',
      title: 'Low water',
      subtitle: 'Sandals that dry on the way home.',
      media: { sm: { kind: 'image', picture: 'scene-deck-shoes-at-dawn', alt: '', decorative: true } },
      linkType: 'No-CTA',
      gradientTone: 'light',
    },
  },
];
