import type { BlockKind } from '../kind.ts';
import { type CategoryCards, categoryCardsSchema } from './schema.ts';

export const categoryCardsBlock: BlockKind<CategoryCards> = {
  type: 'category-cards',
  version: 1,
  schema: categoryCardsSchema,
  migrations: [],
  label: 'blocks.category-cards',
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    cards: {
      control: 'list',
      label: 'blocks.field.cards',
      item: 'blocks.item.card',
      fields: {
        link: { control: 'link', label: 'blocks.field.link' },
        picture: { control: 'picture', label: 'blocks.field.picture' },
      },
    },
  },
  examples: [
    {
      name: 'Four departments',
      props: {
        title: 'Find your way',
        cards: [
          { link: { label: 'Women', href: '/c/women-2000' }, picture: 'scene-women' },
          { link: { label: 'Men', href: '/c/men-3000' }, picture: 'scene-men' },
          { link: { label: 'Kids', href: '/c/kids-4000' }, picture: 'scene-kids' },
          { link: { label: 'Accessories', href: '/c/accessories-5000' }, picture: 'scene-accessories' },
        ],
      },
    },
  ],
};
