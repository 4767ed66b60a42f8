import type { BlockKind } from '../kind.ts';
import { type Hero, heroSchema } from './schema.ts';

export const heroBlock: BlockKind<Hero> = {
  type: 'hero',
  version: 1,
  schema: heroSchema,
  migrations: [],
  label: 'blocks.hero',
  fields: {
    sentence: { control: 'text', label: 'blocks.field.sentence' },
    link: { control: 'link', label: 'blocks.field.button' },
    picture: { control: 'picture', label: 'blocks.field.picture' },
    alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
    tone: {
      control: 'choice',
      label: 'blocks.field.tone',
      group: 'look',
      options: { ink: 'blocks.tone.ink', foam: 'blocks.tone.foam' },
    },
    place: {
      control: 'choice',
      label: 'blocks.field.place',
      group: 'look',
      options: { top: 'blocks.place.top', bottom: 'blocks.place.bottom' },
    },
    focus: {
      control: 'choice',
      label: 'blocks.field.focus',
      help: 'blocks.help.focus',
      group: 'look',
      options: { left: 'blocks.side.left', center: 'blocks.side.center', right: 'blocks.side.right' },
    },
  },
  examples: [
    {
      name: 'Words at the top, dark on light',
      props: {
        picture: 'scene-home',
        alt: 'Low rocks around a calm bay at first light.',
        sentence: 'Made for the edge of the land.',
        link: { label: 'See what is new', href: '/c/new-1000' },
        tone: 'ink',
        place: 'top',
        focus: 'center',
      },
    },
    {
      name: 'Words at the bottom, light on dark',
      props: {
        picture: 'scene-men',
        alt: '',
        sentence: 'Out before the ferry.',
        link: { label: 'Men', href: '/c/men-3000' },
        tone: 'foam',
        place: 'bottom',
        focus: 'right',
      },
    },
  ],
};
