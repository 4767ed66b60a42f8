import type { ItemKind } from '../item-kind.ts';
import { type DialogProps, dialogSchema } from './schema.ts';

export const dialogItem: ItemKind<DialogProps> = {
  kind: 'dialog',
  version: 1,
  schema: dialogSchema,
  migrations: [],
  label: 'blocks.kind.dialog',
  layouts: {
    'media-top': 'blocks.layout.media-top',
    'media-left': 'blocks.layout.media-left',
    'media-body': 'blocks.layout.media-body',
  },
  sections: 'many',
  fields: { title: { control: 'text', label: 'blocks.field.title' } },
  examples: [{ name: 'With a title', props: { title: 'Letters from the shore' } }],
};
