import type { BlockKind } from '../kind.ts';
import { breakpointNames } from '../shared-fields/media-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { type FooterItem, footerItemSchema } from './schema.ts';

export const footerItemBlock: BlockKind<FooterItem> = {
  type: 'footer-item',
  version: 1,
  schema: footerItemSchema,
  migrations: [],
  label: 'blocks.footer-item',
  group: 'navigation',
  synonyms: 'blocks.synonyms.footer-item',
  sketch: ['title', 'list'],
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    titleHtml: { control: 'inline-html', label: 'blocks.field.titleHtml', help: 'blocks.help.titleHtml' },
    hideTitle: { control: 'switch', label: 'blocks.field.hideTitle', help: 'blocks.help.hideTitle', group: 'look' },
    eyebrowLogo: { control: 'image', label: 'blocks.field.eyebrowLogo' },
    richText: { control: 'rich-text', label: 'blocks.field.text' },
    targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
    hideOnBreakpoint: {
      control: 'choices',
      label: 'blocks.field.hideOnBreakpoint',
      group: 'layout',
      options: breakpointNames,
    },
  },
  // Its links have one look.
  unshown: ['targets.style'],
  examples: [
    {
      name: 'A group of links',
      props: {
        title: 'Before you buy',
        targets: [
          { url: '/help-delivery', text: 'Delivery' },
          { url: '/help-returns', text: 'Returns' },
          { url: 'https://example.org/', text: 'Mending club', targetAttribute: '_blank' },
        ],
      },
    },
    {
      name: 'Words with a logo',
      props: {
        title: 'Skerry',
        titleHtml: 'Skerry <em>Mending</em>',
        eyebrowLogo: { kind: 'image', picture: 'scene-social', alt: '', decorative: true },
        richText: '<p>Quay 4, Portland.<br />Open when the light is on.</p>',
        targets: [{ url: 'mailto:hello@skerry.example', text: 'Write to us' }],
      },
    },
  ],
};
