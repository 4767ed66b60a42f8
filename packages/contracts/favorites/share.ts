import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

export const params = Type.Object({ favoriteId: Type.String({ maxLength: 64 }) });

export const path = '/wishlists/v2/favorites/{favoriteId}/share';

/** Letters that a consumer may send to others in a day. */
export const sharingLettersPerDay = 20;

/**
 * Shares a list with everybody who has its link, or stops that (C7.127), and writes to the addresses given. API404: not
 * a list of the caller; PRO412: an invalid address, or more letters than allowed in a day.
 */
export const shareFavorites = operation({
  id: 'favorites.share',
  method: 'POST',
  path,
  summary: 'Share a list of favorites',
  callers: ['registered', 'employee'],
  params,
  body: Type.Object({
    shared: Type.Optional(Type.Boolean({ description: 'False ends sharing; by default true.' })),
    recipients: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10 })),
  }),
  response: Type.Object({
    shared: Type.Boolean(),
    link: nullable(Type.String({ description: 'URL of the page that shows the list.' })),
    letters: Type.Integer({ description: 'Number of letters queued.' }),
  }),
  refusals: ['API404', 'PRO412'],
  perMinute: 20,
});
