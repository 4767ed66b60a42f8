import type { BlockKind } from '../kind.ts';
import { type Split, splitSchema } from './schema.ts';

export const splitBlock: BlockKind<Split> = {
  type: 'split',
  version: 1,
  schema: splitSchema,
  migrations: [],
  label: 'blocks.split',
  fields: {
    label: { control: 'text', label: 'blocks.field.label', help: 'blocks.help.label' },
    title: { control: 'text', label: 'blocks.field.title' },
    paragraphs: { control: 'texts', label: 'blocks.field.paragraphs' },
    link: { control: 'link', label: 'blocks.field.link' },
    picture: { control: 'picture', label: 'blocks.field.picture' },
    alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
    side: {
      control: 'choice',
      label: 'blocks.field.side',
      group: 'look',
      options: { left: 'blocks.side.left', right: 'blocks.side.right' },
    },
  },
  examples: [
    {
      name: 'Picture left, with all its words',
      props: {
        picture: 'scene-split-granite',
        alt: 'Wet granite with a band of lichen.',
        side: 'left',
        label: 'Soles',
        title: 'Grips wet granite.',
        paragraphs: ['We cut the tread after the tide marks on the slipway. It lets water out sideways and holds on.'],
        link: { label: 'Deck shoes', href: '/c/deck-shoes-1110' },
      },
    },
    {
      name: 'Picture right, without label and link',
      props: {
        picture: 'scene-women',
        alt: '',
        side: 'right',
        title: 'Mended, not replaced.',
        paragraphs: ['Send it back when it tears.', 'We sew it for what the thread costs.'],
      },
    },
  ],
};
