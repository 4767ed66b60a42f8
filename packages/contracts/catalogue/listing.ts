import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { cardSchema } from './card.ts';
import { facetSchema } from './facet.ts';
import { alternateSchema, breadcrumbSchema, labelSchema, seoSchema } from './label.ts';

/** Default number of products on a page. */
export const standardCount = 24;

export const categorySorts = ['recommended', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
export const searchSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;

const filter = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 40, description }));

/** Query members of a listing besides its category or term. A filter's values are alternatives; filters all apply. */
export const listingQuery = {
  start: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Products to skip; by default none.' }),
  ),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 96, description: 'Products to answer; by default 24.' })),
  category: filter('Category ids.'),
  gender: filter('women, men, unisex, kids.'),
  size: filter('Size values from the facet.'),
  colour: filter('Colour families.'),
  activity: filter('Activity ids.'),
  price: filter('Spans in whole major units, `50-100`; `200-` is open-ended.'),
  availability: filter('in-stock, or a place id for the stock of that store.'),
};

/** The category a listing shows, with its place in the tree. */
export const listedCategorySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  intro: Type.String(),
  url: Type.String(),
  picture: nullable(Type.String()),
  breadcrumbs: Type.Array(breadcrumbSchema),
  children: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })),
  alternates: Type.Array(alternateSchema),
  seo: seoSchema,
});

export type ListedCategory = Static<typeof listedCategorySchema>;

/** Products, facets and total of a category or a search (C7.115, C7.118). */
export const listingSchema = Type.Object({
  products: Type.Array(cardSchema),
  facets: Type.Array(facetSchema),
  total: Type.Integer({ description: 'Styles that fit, on all pages.' }),
  start: Type.Integer(),
  count: Type.Integer({ description: 'Requested products per page; the last page may have fewer.' }),
  sort: Type.String(),
  sorts: Type.Array(labelSchema),
  category: nullable(listedCategorySchema),
  term: nullable(Type.String({ description: 'The search term as it was understood.' })),
  suggestion: nullable(Type.String({ description: 'A spelling that finds more, when the term found few.' })),
});

export type Listing = Static<typeof listingSchema>;
