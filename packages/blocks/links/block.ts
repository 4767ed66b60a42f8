import type { BlockKind } from '../kind.ts';
import { type LinkGroups, linkGroupsSchema } from './schema.ts';

export const linksBlock: BlockKind<LinkGroups> = {
  type: 'links',
  version: 1,
  schema: linkGroupsSchema,
  migrations: [],
  label: 'blocks.links',
  group: 'navigation',
  synonyms: 'blocks.synonyms.links',
  sketch: ['columns'],
  fields: {
    groups: {
      control: 'list',
      label: 'blocks.field.groups',
      item: 'blocks.item.group',
      fields: {
        title: { control: 'text', label: 'blocks.field.title' },
        links: {
          control: 'list',
          label: 'blocks.field.links',
          item: 'blocks.item.link',
          fields: {
            label: { control: 'text', label: 'blocks.field.words' },
            href: { control: 'text', label: 'blocks.field.href', help: 'blocks.help.href' },
          },
        },
      },
    },
  },
  examples: [
    {
      name: 'Two groups',
      props: {
        groups: [
          { title: 'Before you buy', links: [{ label: 'Delivery', href: '/help-delivery' }] },
          {
            title: 'Your data',
            links: [
              { label: 'Privacy', href: '/privacy' },
              { label: 'Cookies', href: '/cookies' },
            ],
          },
        ],
      },
    },
  ],
};
