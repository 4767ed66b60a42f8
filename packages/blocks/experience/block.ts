import type { BlockKind } from '../kind.ts';
import { whyNothingHeld } from '../shared/why-nothing-held.ts';
import { type Experience, experienceSchema } from './schema.ts';

const words = (richText: string) => [{ type: 'rich-text', version: 2, props: { richText } }];

export const experienceBlock: BlockKind<Experience> = {
  type: 'experience',
  version: 1,
  schema: experienceSchema,
  migrations: [],
  label: 'blocks.experience',
  group: 'audiences',
  synonyms: 'blocks.synonyms.experience',
  sketch: ['variants'],
  whyEmpty: whyNothingHeld,
  holds: {
    member: 'baselines',
    types: 'any',
    parts: { member: 'variants', inEach: 'targets', label: 'blocks.item.variant' },
  },
  fields: {
    experienceId: { control: 'text', label: 'blocks.field.experienceId', help: 'blocks.help.experienceId' },
    variants: {
      control: 'list',
      label: 'blocks.field.variants',
      item: 'blocks.item.variant',
      fields: {
        name: { control: 'text', label: 'blocks.field.name' },
        variantId: { control: 'text', label: 'blocks.field.variantId' },
        weight: { control: 'number', label: 'blocks.field.weight', help: 'blocks.help.weight' },
        targets: { control: 'blocks', label: 'blocks.field.components', item: 'blocks.item.block' },
      },
    },
    baselines: { control: 'blocks', label: 'blocks.field.baselines', item: 'blocks.item.block' },
    baselineWeight: { control: 'number', label: 'blocks.field.baselineWeight', help: 'blocks.help.weight' },
    trackingEvent: { control: 'text', label: 'blocks.field.trackingEvent', help: 'blocks.help.trackingEvent' },
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
  },
  examples: [
    {
      name: 'Two ways to say it',
      props: {
        experienceId: 'gallery-words',
        trackingEvent: 'gallery_words',
        baselines: words('<p>It kept the sea out. <a href="/about">About us</a></p>'),
        variants: [
          {
            name: 'Shorter',
            variantId: 'gallery-short',
            targets: words('<p>Dry feet. <a href="/about">About us</a></p>'),
          },
          {
            name: 'Longer',
            variantId: 'gallery-long',
            weight: 2,
            targets: words('<p>Out on the pier at six, and dry feet at noon. <a href="/about">About us</a></p>'),
          },
        ],
      },
    },
  ],
};
