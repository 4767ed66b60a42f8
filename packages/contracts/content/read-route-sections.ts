import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { shownSectionSchema } from './page.ts';

/**
 * The content sections on a page of the shop that is no content page, such as a product: those of the item that is
 * named after its kind, merged with what is placed at the route (B9.33).
 */
export const readRouteSections = operation({
  id: 'content.readRouteSections',
  method: 'GET',
  path: '/fapi/route-sections',
  summary: 'Sections of content at a route of the shop.',
  callers: 'anyone',
  query: Type.Object({
    route: Type.String({
      description: 'Path without the market: `/p/skiff-SKTERN01FOM`.',
      maxLength: 300,
      pattern: '^/[^?#\\s]*$',
    }),
  }),
  response: Type.Object({ sections: Type.Array(shownSectionSchema) }),
  refusals: [],
});
