import type { ItemKind } from '../item-kind.ts';
import { type DialogProps, dialogSchema } from './schema.ts';

export const dialogItem: ItemKind<DialogProps> = {
  kind: 'dialog',
  version: 1,
  schema: dialogSchema,
  migrations: [],
  label: 'blocks.kind.dialog',
  layouts: {
    'media-top': 'blocks.dialog.media-top',
    'media-left': 'blocks.dialog.media-left',
    'media-body': 'blocks.dialog.media-body',
  },
  sections: 'many',
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    media: { control: 'media', label: 'blocks.field.media', help: 'blocks.help.media' },
  },
  examples: [
    { name: 'With a title', props: { title: 'Letters from the shore' } },
    {
      name: 'With a picture',
      props: {
        title: 'We mend what we make',
        media: { lg: { kind: 'image', picture: 'scene-boots-at-evening', alt: 'Suede boots on a rock by the water.' } },
      },
    },
  ],
};
