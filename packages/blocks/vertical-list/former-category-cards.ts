import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { FormerKind } from '../kind.ts';

type Card = Readonly<{ link: { label: string; href: string }; picture: string }>;

/** Categories as large text, from before such a list could hold any link. */
export const formerCategoryCards: FormerKind = {
  type: 'category-cards',
  example: {
    version: 1,
    props: {
      title: 'Find your way',
      cards: [
        { link: { label: 'Women', href: '/c/women-2000' }, picture: 'scene-women' },
        { link: { label: 'Men', href: '/c/men-3000' }, picture: 'scene-men' },
      ],
    },
  },
  become: ({ props: { title, cards }, ...block }: ContentBlock): ContentBlock => ({
    ...block,
    type: 'vertical-list',
    version: 1,
    props: {
      title,
      items: (cards as readonly Card[]).map(({ link, picture }) => ({
        target: { text: link.label, url: link.href },
        media: { sm: { kind: 'image', picture, alt: '', decorative: true } },
      })),
    },
  }),
};
