import type { Migration } from '../kind.ts';

type FirstHero = Readonly<{
  picture: string;
  alt: string;
  sentence: string;
  link: Readonly<{ label: string; href: string }>;
  tone: 'ink' | 'foam';
  place: 'top' | 'bottom';
  focus: 'left' | 'center' | 'right';
}>;

const focuses = { left: 0, center: 50, right: 100 } as const;

/** A scene had one sentence and one button; both are members that every block has. */
export const toSharedMembers: Migration = {
  example: {
    picture: 'scene-home',
    alt: 'Low rocks.',
    sentence: 'Made for the edge of the land.',
    link: { label: 'See what is new', href: '/c/new-1000' },
    tone: 'ink',
    place: 'top',
    focus: 'center',
  },
  migrate: (props) => {
    const { picture, alt, sentence, link, tone, place, focus } = props as FirstHero;
    return {
      layout: 'standard',
      title: sentence,
      media: { sm: { kind: 'image', picture, alt, focus: { x: focuses[focus], y: 50 } } },
      targets: [{ text: link.label, url: link.href }],
      gradientTone: tone === 'ink' ? 'light' : 'dark',
      alignment: { sm: { horizontal: 'left', vertical: place } },
    };
  },
};
