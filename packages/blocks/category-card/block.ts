import type { BlockKind } from '../kind.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type CategoryCard, categoryCardMembers, categoryCardSchema } from './schema.ts';

export const categoryCardBlock: BlockKind<CategoryCard> = {
  type: 'category-card',
  version: 1,
  schema: categoryCardSchema,
  migrations: [],
  label: 'blocks.category-card',
  group: 'products',
  synonyms: 'blocks.synonyms.category-card',
  sketch: ['card', 'picture', 'title'],
  fields: {
    target: { control: 'group', label: 'blocks.field.categoryId', fields: targetFields },
    ...pickFields(categoryCardMembers),
  },
  // All of it is one link.
  unshown: ['target.style'],
  examples: [
    {
      name: 'A category with a line',
      props: {
        target: { url: '/c/accessories-5000', text: 'Accessories' },
        subtitle: 'Caps, bags and socks that outlast the season.',
        media: { sm: { kind: 'image', picture: 'scene-accessories-laid-out', alt: '', decorative: true } },
      },
    },
  ],
};
