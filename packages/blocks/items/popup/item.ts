import type { ItemKind } from '../item-kind.ts';
import { type PopupProps, popupSchema } from './schema.ts';

export const popupItem: ItemKind<PopupProps> = {
  kind: 'popup',
  version: 1,
  schema: popupSchema,
  migrations: [],
  label: 'blocks.kind.popup',
  layouts: ['newsletter', 'account'],
  sections: 'none',
  fields: {
    delay: { control: 'number', label: 'blocks.field.delay' },
    minimizedTitle: { control: 'text', label: 'blocks.field.minimizedTitle' },
    maximizedTitle: { control: 'text', label: 'blocks.field.maximizedTitle' },
    disclaimer: { control: 'long-text', label: 'blocks.field.disclaimer' },
  },
  examples: [
    { name: 'Newsletter', props: { minimizedTitle: 'Letters', maximizedTitle: 'Letters from the shore', delay: 5 } },
  ],
};
