import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { mediumKinds, mediumSchema } from './medium.ts';

/** Media of the library, last changed first. */
export const listMedia = operation({
  id: 'media.list',
  method: 'GET',
  path: '/staff/v1/media',
  summary: 'List the media library',
  callers: { staff: 'media.read' },
  query: Type.Object({
    ...pageQuery,
    kind: Type.Optional(Type.Array(oneOf(mediumKinds), { maxItems: 4, description: 'Any of these kinds.' })),
    search: Type.Optional(Type.String({ maxLength: 80, description: 'Part of a name, a title or a description.' })),
    lacks: Type.Optional(
      oneOf(
        ['use', 'alt'],
        'Only what is not used; only pictures that no language describes and that are not decorative.',
      ),
    ),
  }),
  response: pageOf(mediumSchema),
  refusals: [],
  invalid: 'STF400',
});
