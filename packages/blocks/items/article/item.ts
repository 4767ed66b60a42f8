import type { ItemKind } from '../item-kind.ts';
import { type ArticleProps, articleSchema } from './schema.ts';

export const articleItem: ItemKind<ArticleProps> = {
  kind: 'article',
  version: 1,
  schema: articleSchema,
  migrations: [],
  label: 'blocks.kind.article',
  sections: 'many',
  searchTexts: { title: 'title', description: 'subtitle' },
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    subtitle: { control: 'text', label: 'blocks.field.subtitle' },
    eyebrow: { control: 'text', label: 'blocks.field.label' },
    date: { control: 'text', label: 'blocks.field.date' },
    picture: { control: 'picture', label: 'blocks.field.picture' },
    alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
    tags: {
      control: 'list',
      label: 'blocks.field.tags',
      item: 'blocks.item.tag',
      fields: {
        id: { control: 'text', label: 'blocks.field.id' },
        label: { control: 'text', label: 'blocks.field.words' },
      },
    },
  },
  examples: [
    { name: 'With a tag', props: { title: 'Salt', date: '2026-03-01', tags: [{ id: 'care', label: 'Care' }] } },
  ],
};
