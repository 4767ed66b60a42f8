import { Type } from 'typebox';
import { labelSchema } from '../catalogue/label.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** An article as it is listed (B3.3.16). */
export const articleEntrySchema = Type.Object({
  id: Type.String(),
  key: Type.String(),
  title: Type.String(),
  url: Type.String({ description: 'Path of its page in the market.' }),
  picture: nullable(Type.Object({ url: Type.String(), alt: Type.String() })),
  tags: Type.Array(labelSchema),
  eyebrow: nullable(Type.String()),
  date: Type.String({ description: 'Day, ISO 8601.' }),
});

/** The articles of a market, the newest first; with `tagId` only those that have the tag (B7.26, B7.27). */
export const searchComponents = operation({
  id: 'content.searchComponents',
  method: 'GET',
  path: '/fapi/components/search',
  summary: 'Search of content items.',
  callers: 'anyone',
  query: Type.Object({
    type: oneOf(['article'], 'Kind of the items.'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
    tagId: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  }),
  response: Type.Object({
    result: Type.Array(articleEntrySchema),
    facets: Type.Array(labelSchema, { description: 'The tags of all articles of the market.' }),
    numFound: Type.Integer(),
  }),
  refusals: [],
});
