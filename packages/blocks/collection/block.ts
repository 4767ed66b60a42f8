import type { BlockKind } from '../kind.ts';
import { type CollectionNeeds, collectionNeeds } from './needs.ts';
import { type Collection, collectionSchema } from './schema.ts';

export const collectionBlock: BlockKind<Collection, CollectionNeeds> = {
  type: 'collection',
  version: 1,
  schema: collectionSchema,
  migrations: [],
  label: 'blocks.collection',
  needs: collectionNeeds,
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    link: { control: 'link', label: 'blocks.field.link' },
    ids: {
      control: 'references',
      to: 'product',
      label: 'blocks.field.ids',
      help: 'blocks.help.ids',
      group: 'products',
    },
    categoryId: {
      control: 'reference',
      to: 'category',
      label: 'blocks.field.categoryId',
      group: 'products',
      shownWhen: { member: 'ids', filled: false },
    },
    sort: {
      control: 'choice',
      label: 'blocks.field.sort',
      group: 'products',
      shownWhen: { member: 'ids', filled: false },
      options: { recommended: 'blocks.sort.recommended', newest: 'blocks.sort.newest' },
    },
    count: { control: 'number', label: 'blocks.field.count', group: 'products' },
  },
  examples: [
    {
      name: 'The newest of a category',
      props: {
        title: 'Six for the ferry',
        categoryId: '1000',
        sort: 'newest',
        count: 6,
        link: { label: 'All new things', href: '/c/new-1000' },
      },
    },
    { name: 'Four of a category, without a link', props: { title: 'For small feet', categoryId: '4000', count: 4 } },
  ],
};
