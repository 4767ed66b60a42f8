import type { BlockKind } from '../kind.ts';
import { whyNothingHeld } from '../shared/why-nothing-held.ts';
import { fits } from './fits.ts';
import { type FilterBy, filterBySchema } from './schema.ts';

const words = (richText: string) => [{ type: 'rich-text', version: 2, props: { richText } }];

export const filterByBlock: BlockKind<FilterBy> = {
  type: 'filter-by',
  version: 1,
  schema: filterBySchema,
  migrations: [],
  label: 'blocks.filter-by',
  group: 'audiences',
  synonyms: 'blocks.synonyms.filter-by',
  sketch: ['sheets'],
  whyEmpty: whyNothingHeld,
  holds: { member: 'components', types: 'any' },
  shownOn: fits,
  fields: {
    variant: {
      control: 'choice',
      label: 'blocks.field.variant',
      options: { bySku: 'blocks.filterBy.bySku', byCategory: 'blocks.filterBy.byCategory' },
    },
    operator: {
      control: 'choice',
      label: 'blocks.field.operator',
      options: { IN: 'blocks.filterBy.in', 'NOT IN': 'blocks.filterBy.notIn' },
    },
    filterBy: { control: 'texts', label: 'blocks.field.filterBy', help: 'blocks.help.filterBy' },
    components: { control: 'blocks', label: 'blocks.field.components', item: 'blocks.item.block' },
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
  },
  // The gallery is about this product and this category.
  examples: [
    {
      name: 'On pages of these products',
      props: {
        variant: 'bySku',
        operator: 'IN',
        filterBy: ['SKTERN01FOM'],
        components: words('<p>Shown with this product alone.</p>'),
      },
    },
    {
      name: 'Not on pages of these products',
      props: {
        variant: 'bySku',
        operator: 'NOT IN',
        filterBy: ['SKTERN02FOM'],
        components: words('<p>Shown with any other product.</p>'),
      },
    },
    {
      name: 'On pages of these categories',
      props: {
        variant: 'byCategory',
        operator: 'IN',
        filterBy: ['1000'],
        components: words('<p>Shown with this category alone.</p>'),
      },
    },
    {
      name: 'Not on pages of these categories',
      props: {
        variant: 'byCategory',
        operator: 'NOT IN',
        filterBy: ['2000'],
        components: words('<p>Shown with any other category.</p>'),
      },
    },
  ],
};
