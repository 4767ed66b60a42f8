import type { BlockKind } from '../kind.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type MultiLinkCard, multiLinkCardMembers, multiLinkCardSchema } from './schema.ts';

export const multiLinkCardBlock: BlockKind<MultiLinkCard> = {
  type: 'multi-link-card',
  version: 1,
  schema: multiLinkCardSchema,
  migrations: [],
  label: 'blocks.multi-link-card',
  group: 'products',
  synonyms: 'blocks.synonyms.multi-link-card',
  sketch: ['card', 'picture', 'title', 'list'],
  fields: {
    ...pickFields(multiLinkCardMembers),
    targets: { control: 'list', label: 'blocks.field.links', item: 'blocks.item.link', fields: targetFields },
  },
  // Its links have one look.
  unshown: ['targets.style'],
  examples: [
    {
      name: 'A picture and four links',
      props: {
        title: 'For women',
        media: { sm: { kind: 'image', picture: 'scene-women-laid-out', alt: '', decorative: true } },
        targets: [
          { url: '/c/women-shoes-2100', text: 'Shoes' },
          { url: '/c/women-boots-2140', text: 'Boots' },
          { url: '/c/women-running-and-trail-2130', text: 'Trail and running' },
          { url: '/c/women-2000', text: 'All for women' },
        ],
      },
    },
    {
      name: 'Without a picture, on a ground of its own',
      props: {
        overline: 'Help',
        title: 'Before you ask',
        backgroundColor: 'paper',
        targets: [
          { url: '/help-delivery', text: 'Delivery' },
          { url: '/help-returns', text: 'Returns' },
          { url: '/store-locator', text: 'Find a store' },
        ],
      },
    },
  ],
};
