import type { BlockKind } from '../kind.ts';
import { introMembers } from '../shared/members.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type VerticalList, verticalListSchema } from './schema.ts';

const way = (text: string, url: string, picture: string): VerticalList['items'][number] => ({
  target: { text, url },
  media: { sm: { kind: 'image', picture, alt: '', decorative: true } },
});

export const verticalListBlock: BlockKind<VerticalList> = {
  type: 'vertical-list',
  version: 1,
  schema: verticalListSchema,
  migrations: [],
  label: 'blocks.vertical-list',
  group: 'navigation',
  synonyms: 'blocks.synonyms.vertical-list',
  sketch: ['large-words'],
  fields: {
    ...pickFields(introMembers),
    items: {
      control: 'list',
      label: 'blocks.field.links',
      item: 'blocks.item.link',
      fields: {
        target: { control: 'group', label: 'blocks.field.link', fields: targetFields },
        media: { control: 'media', label: 'blocks.field.media', help: 'blocks.help.media' },
      },
    },
  },
  // Its links have one look.
  unshown: ['items.target.style'],
  examples: [
    {
      name: 'Four departments',
      props: {
        title: 'Find your way',
        items: [
          way('Women', '/c/women-2000', 'scene-women-laid-out'),
          way('Men', '/c/men-3000', 'scene-men-laid-out'),
          way('Kids', '/c/kids-4000', 'scene-kids-laid-out'),
          way('Accessories', '/c/accessories-5000', 'scene-accessories-laid-out'),
        ],
      },
    },
  ],
};
