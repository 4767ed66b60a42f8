import type { BlockKind } from '../kind.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type Accordions, accordionsSchema } from './schema.ts';

export const accordionsBlock: BlockKind<Accordions> = {
  type: 'accordions',
  version: 1,
  schema: accordionsSchema,
  migrations: [],
  label: 'blocks.accordions',
  group: 'stories',
  synonyms: 'blocks.synonyms.accordions',
  sketch: ['title', 'rows'],
  fields: {
    ...wordFields,
    items: {
      control: 'list',
      label: 'blocks.field.sections',
      item: 'blocks.item.section',
      fields: {
        title: { control: 'text', label: 'blocks.field.title' },
        titleHtml: { control: 'inline-html', label: 'blocks.field.titleHtml', help: 'blocks.help.titleHtml' },
        richText: { control: 'rich-text', label: 'blocks.field.text' },
        isOpen: { control: 'switch', label: 'blocks.field.isOpen' },
        anchorId: { control: 'text', label: 'blocks.field.anchorId', help: 'blocks.help.anchorId' },
      },
    },
    oneAtATime: { control: 'switch', label: 'blocks.field.oneAtATime', group: 'look' },
    ...frameFields,
  },
  examples: [
    {
      name: 'Questions, the first open',
      props: {
        title: 'What people ask',
        subtitle: 'And what we answer.',
        items: [
          {
            title: 'Do they grip wet granite?',
            richText: '<p>Yes. We test them on the slipway, at low tide, <em>every</em> spring.</p>',
            isOpen: true,
          },
          {
            title: 'Can soles be replaced?',
            titleHtml: 'Can soles be <em>replaced</em>?',
            richText: '<p>Twice at least.</p><ul><li>Deck shoes</li><li>Chukkas</li></ul>',
            anchorId: 'soles',
          },
          {
            title: 'Do you ship to islands?',
            richText: '<p>To all that a ferry reaches. <a href="/help-delivery">Delivery</a></p>',
          },
        ],
        targets: [{ url: '/help/contact-us', text: 'Ask us', style: 'link' }],
      },
    },
    {
      name: 'One at a time, on paper',
      props: {
        title: 'Care',
        titleStyle: 'small',
        oneAtATime: true,
        backdrop: 'paper',
        items: [
          { title: 'Leather', richText: '<p>Wax, thinly.</p>', isOpen: true },
          { title: 'Suede', richText: '<p>A dry brush.</p>' },
          { title: 'Canvas', richText: '<p>Cold water.</p>' },
        ],
      },
    },
  ],
};
