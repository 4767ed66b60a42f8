import type { ItemKind } from '../item-kind.ts';
import { type PageProps, pageSchema } from './schema.ts';

export const pageItem: ItemKind<PageProps> = {
  kind: 'page',
  version: 1,
  schema: pageSchema,
  migrations: [],
  label: 'blocks.kind.page',
  sections: 'many',
  searchTexts: { title: 'seo.title', description: 'seo.description' },
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    description: { control: 'long-text', label: 'blocks.field.description' },
    dated: { control: 'switch', label: 'blocks.field.dated' },
    seo: {
      control: 'group',
      label: 'blocks.field.seo',
      fields: {
        title: { control: 'text', label: 'blocks.field.title' },
        description: { control: 'long-text', label: 'blocks.field.description' },
      },
    },
  },
  examples: [
    {
      name: 'Terms, with the date since when they are in force',
      props: {
        title: 'Terms of sale',
        description: 'What holds when you buy here.',
        dated: true,
        seo: { title: 'Terms of sale', description: 'What holds when you buy here.' },
      },
    },
    {
      name: 'About the shop',
      props: {
        title: 'About us',
        description: 'Who makes these shoes.',
        seo: { title: 'About us', description: 'Who makes these shoes, and where.' },
      },
    },
  ],
};
