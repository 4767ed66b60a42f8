import type { FormerKind } from '../kind.ts';
import { paragraphsAsHtml } from './paragraphs.ts';
import type { Banner } from './schema.ts';

type FormerSplit = Readonly<{
  picture: string;
  alt: string;
  side: 'left' | 'right';
  label?: string;
  title: string;
  paragraphs: readonly string[];
  link?: Readonly<{ label: string; href: string }>;
}>;

/** A picture beside a story is a layout of the banner. */
export const formerSplit: FormerKind = {
  type: 'split',
  example: {
    version: 1,
    props: {
      picture: 'scene-women',
      alt: '',
      side: 'right',
      label: 'Repairs',
      title: 'Mended, not replaced.',
      paragraphs: ['Send it back when it tears.', 'We sew it for what the thread & time cost.'],
      link: { label: 'About', href: '/about' },
    },
  },
  become: (block) => ({ ...block, type: 'banner', version: 1, props: propsOf(block.props) }),
};

function propsOf(props: Readonly<Record<string, unknown>>): Banner {
  const { picture, alt, side, label, title, paragraphs, link } = props as FormerSplit;
  return {
    layout: 'split',
    ...(label ? { overline: label } : {}),
    title,
    richText: paragraphsAsHtml(paragraphs),
    ...(link ? { targets: [{ text: link.label, url: link.href }] } : {}),
    media: { sm: { kind: 'image', picture, alt, ...(alt === '' ? { decorative: true } : {}) } },
    imageSide: side,
  };
}
