import type { BlockKind } from '../kind.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type Buttons, buttonsSchema } from './schema.ts';

export const buttonsBlock: BlockKind<Buttons> = {
  type: 'buttons',
  version: 1,
  schema: buttonsSchema,
  migrations: [],
  label: 'blocks.buttons',
  group: 'navigation',
  synonyms: 'blocks.synonyms.buttons',
  sketch: ['line', 'buttons'],
  fields: { ...wordFields, ...frameFields },
  examples: [
    {
      name: 'One of each look',
      props: {
        targets: [
          { url: '/c/new-1000', text: 'See what is new', style: 'primary' },
          { url: '/store-locator', text: 'Find a store', style: 'secondary' },
          { url: '/about', text: 'Who we are', style: 'link' },
        ],
      },
    },
    {
      name: 'Equally wide, in the middle, on ink',
      props: {
        title: 'Where to?',
        titleColor: 'foam',
        titleStyle: 'small',
        backdrop: 'ink',
        equalTargetSize: true,
        alignment: { sm: { horizontal: 'center' } },
        targets: [
          { url: '/c/women-2000', text: 'Women', style: 'light' },
          { url: '/c/men-3000', text: 'Men', style: 'light' },
          { url: 'https://example.org/', text: 'Elsewhere', style: 'light', targetAttribute: '_blank' },
        ],
      },
    },
    {
      name: 'All as links',
      props: {
        linkType: 'Link',
        targets: [
          { url: '/help-delivery', text: 'Delivery' },
          { url: '#an-anchor', text: 'To the anchor' },
        ],
      },
    },
  ],
};
