import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { itemParams, versionNumberSchema } from './item.ts';

export const contentRules = [
  'heading.several',
  'heading.skipped',
  'alt.missing',
  'picture.missing',
  'link.broken',
  'link.notYet',
  'part.broken',
  'translation.missing',
  'translation.changed',
  'translation.proposed',
  'title.length',
  'description.length',
  'page.weight',
  'contrast.low',
  'contrast.picture',
  'empty.products',
  'empty.category',
  'empty.articles',
  'empty.event',
  'empty.over',
  'empty.film',
  'empty.service',
  'empty.blocks',
  'empty.segment',
] as const;

export const contentFindingSchema = Type.Object({
  rule: oneOf(contentRules),
  severity: oneOf(['blocks', 'warns'], 'What blocks is refused by publishing and scheduling.'),
  audience: Type.String({ description: 'The language or the locale that it is found in.' }),
  block: nullable(Type.String({ description: 'Id of the block; null for the item itself.' })),
  member: Type.String({
    description: 'Path within the properties: `media.sm.alt`, of a block in the block `items[1]`; empty for all of it.',
  }),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
    description: 'What the words of the rule are about; `markets` where it is not so in all: `de-de fr-fr`.',
  }),
});

export type ContentRule = (typeof contentRules)[number];
export type ContentFinding = Static<typeof contentFindingSchema>;

/**
 * The findings of a version of an item, by default the newest: what blocks its publication, and what is only advised.
 */
export const checkContent = operation({
  id: 'content.check',
  method: 'GET',
  path: '/staff/v1/content/{itemId}/checklist',
  summary: 'Check an item before it is published',
  callers: { staff: 'content.read' },
  params: itemParams,
  query: Type.Object({
    version: Type.Optional(versionNumberSchema),
    only: Type.Optional(oneOf(['empty'], 'Only blocks of which shoppers see nothing now.')),
  }),
  response: Type.Object({ version: versionNumberSchema, findings: Type.Array(contentFindingSchema) }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
