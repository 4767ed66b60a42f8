import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { endPublications } from '@eyelet/db/content/publication.ts';
import { handle } from '../kernel/handle.ts';
import { changePublications } from './change-publications.ts';

/** Ends the current publication of an item and removes the scheduled ones. */
export const unpublishContentHandler = handle(unpublishContent, (context, { params: { itemId }, body }) =>
  changePublications<'STF404'>(context, unpublishContent, itemId, async (tx) => {
    const ended = await endPublications(tx, itemId, context.now, body.publicationId);
    return ended > 0 ? 'done' : 'same';
  }),
);
