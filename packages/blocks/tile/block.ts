import type { BlockKind } from '../kind.ts';
import { type Tile, tileSchema } from './schema.ts';

export const tileBlock: BlockKind<Tile> = {
  type: 'tile',
  version: 1,
  schema: tileSchema,
  migrations: [],
  label: 'blocks.tile',
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    text: { control: 'long-text', label: 'blocks.field.text' },
    link: { control: 'link', label: 'blocks.field.link' },
    picture: { control: 'picture', label: 'blocks.field.picture' },
    alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
    tone: {
      control: 'choice',
      label: 'blocks.field.tone',
      group: 'look',
      options: { ink: 'blocks.tone.ink', foam: 'blocks.tone.foam' },
    },
  },
  examples: [
    {
      name: 'Light on dark, with all its words',
      props: {
        picture: 'scene-split-granite',
        alt: '',
        title: 'Dry by the time the kettle sings',
        text: 'Wool that gives the water back to the air.',
        link: { label: 'Layers', href: '/c/women-2000' },
        tone: 'foam',
      },
    },
    {
      name: 'Dark on light, title alone',
      props: { picture: 'scene-home', alt: '', title: 'First light', tone: 'ink' },
    },
  ],
};
