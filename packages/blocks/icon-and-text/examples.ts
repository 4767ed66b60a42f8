import type { BlockExample } from '../kind.ts';
import type { IconAndText } from './schema.ts';

type Items = IconAndText['iconAndText'];

const items: Items = [
  {
    icon: 'return',
    richText: '<h3>Thirty days</h3><p>Send it back unworn, and we pay the way.</p>',
    target: { url: '/help-returns', text: 'Returns' },
  },
  { icon: 'parcel', richText: '<h3>Two to four days</h3><p>From Portland or from Rotterdam, whichever is nearer.</p>' },
  { icon: 'ruler', richText: '<h3>True to size</h3><p>Measured on feet, not on lasts.</p>' },
  { icon: 'heart', richText: '<h3>Mended for life</h3><p>Seams, soles and zips, for less than a new pair.</p>' },
];
const three = items.slice(0, 3);
const sizes = ['small', 'medium', 'large'] as const;
const variants = ['icon-left', 'icon-above-text', 'one-column'] as const;
const bySize = variants.flatMap((variant) =>
  sizes.map((iconSize) => ({ name: `${variant}, ${iconSize}`, props: { variant, iconSize, iconAndText: three } })),
);

export const iconAndTextExamples: readonly [BlockExample<IconAndText>, ...BlockExample<IconAndText>[]] = [
  {
    name: 'Four, two by two, with a title',
    props: { title: 'What you can hold us to', iconSize: 'medium', iconAndText: items },
  },
  ...bySize,
  {
    name: 'On grounds of their own',
    props: {
      variant: 'icon-above-text',
      iconSize: 'medium',
      iconAndText: [
        { ...items[0], backgroundColor: 'paper' },
        { ...items[1], backgroundColor: 'mist', textColor: 'kelp' },
        { ...items[2], backgroundColor: 'ink', textColor: 'foam' },
      ] as Items,
    },
  },
];
