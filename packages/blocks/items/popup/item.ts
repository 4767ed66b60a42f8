import { targetFields } from '../../shared-fields/word-fields.ts';
import type { ItemKind } from '../item-kind.ts';
import { type PopupProps, popupSchema } from './schema.ts';

export const popupItem: ItemKind<PopupProps> = {
  kind: 'popup',
  version: 1,
  schema: popupSchema,
  migrations: [],
  label: 'blocks.kind.popup',
  layouts: { newsletter: 'blocks.layout.newsletter', account: 'blocks.layout.account' },
  sections: 'none',
  fields: {
    minimizedTitle: { control: 'text', label: 'blocks.field.minimizedTitle' },
    maximizedTitle: { control: 'text', label: 'blocks.field.maximizedTitle' },
    delay: { control: 'number', label: 'blocks.field.delay', help: 'blocks.help.delay' },
    logo: { control: 'image', label: 'blocks.field.logo' },
    logoSize: {
      control: 'choice',
      label: 'blocks.field.logoSize',
      options: { small: 'blocks.size.small', medium: 'blocks.size.medium', large: 'blocks.size.large' },
    },
    richText: { control: 'rich-text', label: 'blocks.field.text' },
    targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
    disclaimer: { control: 'rich-text', label: 'blocks.field.disclaimer' },
    rank: { control: 'number', label: 'blocks.field.rank', help: 'blocks.help.rank' },
  },
  examples: [
    {
      name: 'All of it',
      props: {
        minimizedTitle: 'Letters',
        maximizedTitle: 'Letters from the shore',
        delay: 5,
        logo: { kind: 'image', picture: 'scene-social', alt: 'Skerry' },
        logoSize: 'small',
        richText: '<p>New shades, repairs, weather.</p>',
        targets: [{ url: '/about', text: 'Who writes them' }],
        disclaimer: '<p>Each letter has a link that ends them.</p>',
        rank: 1,
      },
    },
    { name: 'As little as there may be', props: { minimizedTitle: 'Join', maximizedTitle: 'Join us' } },
  ],
};
