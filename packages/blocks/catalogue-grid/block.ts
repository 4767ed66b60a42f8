import { textLinkField } from '../collection/fields.ts';
import type { BlockKind } from '../kind.ts';
import { introMembers } from '../shared/members.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { type CatalogueGridNeeds, catalogueGridNeeds } from './needs.ts';
import { type CatalogueGrid, catalogueGridSchema } from './schema.ts';
import { whyGridIsEmpty } from './why-empty.ts';

export const catalogueGridBlock: BlockKind<CatalogueGrid, CatalogueGridNeeds> = {
  type: 'catalogue-grid',
  version: 1,
  schema: catalogueGridSchema,
  migrations: [],
  label: 'blocks.catalogue-grid',
  group: 'products',
  synonyms: 'blocks.synonyms.catalogue-grid',
  sketch: ['line', 'grid'],
  whyEmpty: whyGridIsEmpty,
  needs: catalogueGridNeeds,
  fields: {
    ...pickFields(introMembers),
    textLink: textLinkField,
    categoryId: { control: 'reference', to: 'category', label: 'blocks.field.categoryId', group: 'products' },
    sort: {
      control: 'choice',
      label: 'blocks.field.sort',
      group: 'products',
      options: { recommended: 'blocks.sort.recommended', newest: 'blocks.sort.newest' },
    },
    count: { control: 'number', label: 'blocks.field.count', group: 'products' },
  },
  examples: [
    {
      name: 'Eight of a category',
      props: {
        title: 'Trail and running',
        categoryId: '2130',
        textLink: { url: '/c/women-running-and-trail-2130', text: 'The whole shelf' },
      },
    },
  ],
};
