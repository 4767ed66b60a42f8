import { type Static, Type } from 'typebox';
import { contentKindSchema } from '../content/kinds.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** Numbers of rows of a page of the list; the default is the second (B2.1.32). */
export const previewLimits = ['10', '20', '50'] as const;

export const previewItemSchema = Type.Object({
  id: Type.String(),
  kind: contentKindSchema,
  key: Type.String(),
  name: Type.String(),
  layout: Type.String({ description: 'Empty without a layout.' }),
  referrers: Type.Integer({ description: 'Items whose newest version shows this one.' }),
  modifiedAt: Type.String({ description: 'ISO 8601.' }),
});

export type PreviewItem = Static<typeof previewItemSchema>;

/**
 * Content items for authors, last changed first (B2.1.29 to B2.1.35). API404 for shoppers of a live shop: in preview
 * mode, and in a sandbox, anybody may list them (B2.1.37).
 */
export const listPreviewItems = operation({
  id: 'preview.listItems',
  method: 'GET',
  path: '/fapi/items',
  summary: 'List content items for a preview',
  callers: 'anyone',
  query: Type.Object({
    docType: contentKindSchema,
    layoutVariant: Type.Optional(Type.String({ maxLength: 60 })),
    limit: Type.Optional(oneOf(previewLimits)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  response: Type.Object({
    items: Type.Array(previewItemSchema),
    numFound: Type.Integer(),
    layouts: Type.Array(Type.String(), { description: 'Layouts that items of the kind have.' }),
  }),
  refusals: ['API404'],
  perMinute: 120,
});
