import { type Static, Type } from 'typebox';
import { differenceSchema } from '../content/compare-versions.ts';
import { contentKindSchema } from '../content/kinds.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** The most rows of each part of the answer; `total` has their number. */
export const mostPreviewChanges = 100;

const onPage = Type.Boolean({ description: 'Whether the page that is asked for shows it.' });
const total = Type.Integer();
const product = { productId: Type.String(), name: Type.String(), colour: Type.String(), url: Type.String(), onPage };
const priceSchema = nullable(
  Type.Object({ current: Type.Number(), original: Type.Number() }, { description: 'Major units of the market.' }),
);

export const contentChangeSchema = Type.Object({
  itemId: Type.String(),
  kind: contentKindSchema,
  key: Type.String(),
  name: Type.String(),
  change: oneOf(['appears', 'changes', 'leaves']),
  at: nullable(Type.String({ description: 'ISO 8601; when it last changes before the later moment.' })),
  onPage,
  fields: Type.Array(differenceSchema, { description: 'Of items of the page: the first of what differs.' }),
});

export type ContentChange = Static<typeof contentChangeSchema>;

export const previewChangesSchema = Type.Object({
  from: Type.String({ description: 'ISO 8601.' }),
  to: Type.String({ description: 'ISO 8601.' }),
  currency: Type.String(),
  content: Type.Object({ total, rows: Type.Array(contentChangeSchema) }),
  promotions: Type.Object({
    total,
    rows: Type.Array(
      Type.Object({
        promotionId: Type.String(),
        name: Type.String(),
        change: oneOf(['starts', 'ends']),
        at: nullable(Type.String({ description: 'ISO 8601.' })),
      }),
    ),
  }),
  products: Type.Object({
    total,
    rows: Type.Array(
      Type.Object({
        ...product,
        change: oneOf(
          ['launches', 'appears', 'leaves'],
          'Its sale begins; it gets a price in the market; it has none any more.',
        ),
      }),
    ),
  }),
  prices: Type.Object({
    total,
    rows: Type.Array(Type.Object({ ...product, before: priceSchema, after: priceSchema })),
  }),
});

export type PreviewChanges = Static<typeof previewChangesSchema>;

/**
 * The differences of the shop between two instants, for the market and the kind of shopper of the preview: content,
 * promotions, products and prices, those on the given page first. By default between now and the previewed instant.
 * Ended prices are not known any more, so an instant in the past counts as now. API404 for shoppers of a live shop.
 */
export const listPreviewChanges = operation({
  id: 'preview.listChanges',
  method: 'GET',
  path: '/fapi/preview-changes',
  summary: 'List what changes between two moments',
  callers: 'anyone',
  query: Type.Object({
    page: Type.Optional(
      Type.String({ maxLength: 300, pattern: '^/[^\\s\\\\?#]*$', description: 'Path of a page without its locale.' }),
    ),
    from: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
    to: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
  }),
  response: previewChangesSchema,
  refusals: ['API404'],
  perMinute: 30,
});
