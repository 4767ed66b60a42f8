import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The facets in the order of the page; each is also the name of its filter in a query. */
export const facetIds = ['category', 'gender', 'size', 'colour', 'activity', 'price', 'availability'] as const;

export type FacetId = (typeof facetIds)[number];

export const facetValueSchema = Type.Object({
  value: Type.String({ description: 'Value for the filter of the same name.' }),
  label: Type.String(),
  count: Type.Integer({
    description: 'Styles that the value would show, with all filters except those of its own facet.',
  }),
  selected: Type.Boolean(),
  swatch: nullable(Type.String({ description: 'Hex colour; colour facet only.' })),
});

export const facetSchema = Type.Object({
  id: oneOf(facetIds),
  system: nullable(
    Type.String({
      description: 'The size system, such as shoes-eu; each has its own size facet. Null for other facets.',
    }),
  ),
  label: Type.String(),
  values: Type.Array(facetValueSchema),
});

export type FacetValue = Static<typeof facetValueSchema>;
export type Facet = Static<typeof facetSchema>;
