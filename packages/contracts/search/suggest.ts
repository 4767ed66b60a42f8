import { type Static, Type } from 'typebox';
import { priceSchema } from '../catalogue/price.ts';
import { operation } from '../kernel/operation.ts';

export const suggestionsSchema = Type.Object({
  terms: Type.Array(Type.String()),
  categories: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** The root category above it; empty for a root category. */
      within: Type.String(),
      url: Type.String(),
    }),
  ),
  products: Type.Array(
    Type.Object({
      id: Type.String(),
      masterId: Type.String(),
      name: Type.String(),
      kind: Type.String(),
      url: Type.String(),
      picture: Type.String(),
      price: priceSchema,
      currency: Type.String(),
    }),
  ),
});

export type Suggestions = Static<typeof suggestionsSchema>;

/** GET autoSuggest (C7.119). Fewer than two letters suggest nothing. */
export const suggest = operation({
  id: 'search.suggest',
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  summary: 'Terms, categories and products that begin with the typed text.',
  callers: 'anyone',
  query: Type.Object({ q: Type.String({ maxLength: 120 }) }),
  response: suggestionsSchema,
  refusals: [],
  invalid: 'PLP400',
});
