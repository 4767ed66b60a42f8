import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { itemParams, versionNumberSchema } from './item.ts';

/** A place in which two versions differ, in the language of the call. */
export const differenceSchema = Type.Object({
  path: Type.String({ description: 'As in a document; `variants.de.props.title` for what is said in German.' }),
  place: Type.String({ description: 'As the editor names it: section, block and field.' }),
  change: oneOf(['added', 'removed', 'changed', 'moved']),
  isBlock: Type.Boolean({ description: 'Whether it is a block as a whole.' }),
  before: Type.String({ description: 'As readers see it, cut where it is long; empty if it did not exist.' }),
  after: Type.String(),
});

/** The differences between two versions of an item, by field. */
export const compareContentVersions = operation({
  id: 'content.compareVersions',
  method: 'GET',
  path: '/staff/v1/content/{itemId}/differences',
  summary: 'Compare two versions of an item',
  callers: { staff: 'content.read' },
  params: itemParams,
  query: Type.Object({ from: versionNumberSchema, to: versionNumberSchema }),
  response: Type.Object({ differences: Type.Array(differenceSchema) }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
