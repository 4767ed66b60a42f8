import type { BlockKind } from '../kind.ts';
import { introMembers } from '../shared/members.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type CtaCollection, ctaCollectionSchema } from './schema.ts';

export const ctaCollectionBlock: BlockKind<CtaCollection> = {
  type: 'cta-collection',
  version: 1,
  schema: ctaCollectionSchema,
  migrations: [],
  label: 'blocks.cta-collection',
  group: 'navigation',
  synonyms: 'blocks.synonyms.cta-collection',
  sketch: ['title', 'buttons', 'buttons'],
  fields: {
    ...pickFields(introMembers),
    targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
  },
  examples: [
    {
      name: 'Eight ways, more than fit',
      props: {
        title: 'Dressed for it',
        targets: [
          { url: '/c/women-shoes-2100', text: 'Deck shoes' },
          { url: '/c/women-running-and-trail-2130', text: 'Trail and running' },
          { url: '/c/men-boots-3140', text: 'Boots' },
          { url: '/c/women-2000', text: 'Smocks' },
          { url: '/c/men-3000', text: 'Shell jackets' },
          { url: '/c/kids-4000', text: 'Small feet' },
          { url: '/c/accessories-5000', text: 'Caps and bags' },
          { url: '/c/new-1000', text: 'All new things', style: 'primary' },
        ],
      },
    },
    {
      name: 'Three ways, which fit',
      props: {
        targets: [
          { url: '/c/women-2000', text: 'Women' },
          { url: '/c/men-3000', text: 'Men' },
          { url: '/c/kids-4000', text: 'Kids' },
        ],
      },
    },
  ],
};
