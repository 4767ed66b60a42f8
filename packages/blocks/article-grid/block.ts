import type { BlockKind } from '../kind.ts';
import { type ArticleGridNeeds, articleGridNeeds } from './needs.ts';
import { type ArticleGrid, articleGridSchema } from './schema.ts';
import { whyArticlesAreMissing } from './why-empty.ts';

export const articleGridBlock: BlockKind<ArticleGrid, ArticleGridNeeds> = {
  type: 'article-grid',
  version: 1,
  schema: articleGridSchema,
  migrations: [],
  label: 'blocks.article-grid',
  group: 'stories',
  synonyms: 'blocks.synonyms.article-grid',
  sketch: ['title', 'articles'],
  whyEmpty: whyArticlesAreMissing,
  needs: articleGridNeeds,
  fields: {
    title: { control: 'text', label: 'blocks.field.title' },
    subtitle: { control: 'text', label: 'blocks.field.subtitle' },
    rows: { control: 'number', label: 'blocks.field.rows', group: 'layout' },
    columns: {
      control: 'by-breakpoint',
      label: 'blocks.field.columns',
      group: 'layout',
      of: { control: 'number' },
    },
    tagId: { control: 'text', label: 'blocks.field.tagId', help: 'blocks.help.tagId' },
    hideFilter: { control: 'switch', label: 'blocks.field.hideFilter' },
  },
  examples: [
    {
      name: 'Two rows with the filter',
      props: { title: 'Journal', subtitle: 'What the coast teaches.', rows: 3, columns: { sm: 2, lg: 3 } },
    },
    { name: 'Three of them', props: {} },
    { name: 'Of one tag', props: { title: 'Care', tagId: 'care', rows: 1, columns: { sm: 1, md: 2, lg: 4 } } },
  ],
};
