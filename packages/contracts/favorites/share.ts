import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

export const params = Type.Object({ favoriteId: Type.String({ maxLength: 64 }) });

export const path = '/wishlists/v2/favorites/{favoriteId}/share';

/** How many letters a consumer may have sent to others on one day. */
export const sharingLettersPerDay = 20;

/**
 * Lets whoever has the link look at a list, or ends that (C7.127), and writes to the addresses given. API404: not a list
 * of the caller; PRO412: an address that is none, or more letters than a day has.
 */
export const shareFavorites = operation({
  id: 'favorites.share',
  method: 'POST',
  path,
  summary: 'Share a list of favorites',
  callers: ['registered', 'employee'],
  params,
  body: Type.Object({
    shared: Type.Optional(Type.Boolean({ description: 'False ends sharing; true unless told.' })),
    recipients: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10 })),
  }),
  response: Type.Object({
    shared: Type.Boolean(),
    link: nullable(Type.String({ description: 'Address of the page that shows the list.' })),
    letters: Type.Integer({ description: 'Letters that are on their way.' }),
  }),
  refusals: ['API404', 'PRO412'],
  perMinute: 20,
});
