import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { itemParams, versionNumberSchema } from './item.ts';

/** A place in which two versions differ. */
export const differenceSchema = Type.Object({
  path: Type.String({ description: 'As in a document; `variants.de.props.title` for what is said in German.' }),
  change: oneOf(['added', 'removed', 'changed', 'moved']),
  before: Type.Unknown(),
  after: Type.Unknown(),
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
