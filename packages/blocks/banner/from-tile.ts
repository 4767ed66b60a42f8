import type { FormerKind } from '../kind.ts';
import { paragraphsAsHtml } from './paragraphs.ts';
import type { Banner } from './schema.ts';

type FormerTile = Readonly<{
  picture: string;
  alt: string;
  title: string;
  text?: string;
  link?: Readonly<{ label: string; href: string }>;
  tone: 'ink' | 'foam';
}>;

/** A tile in a listing is a banner that fills its spot. */
export const formerTile: FormerKind = {
  type: 'tile',
  example: {
    version: 1,
    props: {
      picture: 'scene-split-granite',
      alt: '',
      title: 'Salt is not dirt',
      text: 'Brush it off when it has dried.',
      link: { label: 'Care', href: '/about' },
      tone: 'foam',
    },
  },
  become: (block) => ({ ...block, type: 'banner', version: 1, props: propsOf(block.props) }),
};

function propsOf(props: Readonly<Record<string, unknown>>): Banner {
  const { picture, alt, title, text, link, tone } = props as FormerTile;
  if (!title) throw new Error('a tile has a title');
  return {
    layout: 'e-spot',
    title,
    ...(text ? { richText: paragraphsAsHtml([text]) } : {}),
    ...(link ? { targets: [{ text: link.label, url: link.href }] } : {}),
    media: { sm: { kind: 'image', picture, alt, ...(alt === '' ? { decorative: true } : {}) } },
    gradientTone: tone === 'ink' ? 'light' : 'dark',
    isFullWidth: true,
  };
}
