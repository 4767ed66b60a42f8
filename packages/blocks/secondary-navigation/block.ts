import type { BlockKind } from '../kind.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type SecondaryNavigation, secondaryNavigationSchema } from './schema.ts';

export const secondaryNavigationBlock: BlockKind<SecondaryNavigation> = {
  type: 'secondary-navigation',
  version: 1,
  schema: secondaryNavigationSchema,
  migrations: [],
  label: 'blocks.secondary-navigation',
  group: 'navigation',
  synonyms: 'blocks.synonyms.secondary-navigation',
  sketch: ['title', 'links'],
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
    ...frameFields,
  },
  // Its links have one look.
  unshown: ['targets.style'],
  examples: [
    {
      name: 'Help',
      props: {
        title: 'Help and contact',
        targets: [
          { url: '/help-delivery', text: 'Delivery' },
          { url: '/help-returns', text: 'Returns' },
          { url: '/store-locator', text: 'Stores' },
          { url: '/help/contact-us', text: 'Contact' },
        ],
      },
    },
    {
      name: 'More than a row takes, on mist, in the middle',
      props: {
        title: 'Every kind of shoe',
        backdrop: 'mist',
        alignment: { lg: { horizontal: 'center' } },
        targets: [
          'Deck shoes',
          'Trainers',
          'Runners',
          'Chukkas',
          'Hiking boots',
          'Rubber boots',
          'Sandals',
          'Slip-ons',
        ].map((text, index) => ({ url: `/c/shoes-1000?${index}`, text })),
      },
    },
  ],
};
