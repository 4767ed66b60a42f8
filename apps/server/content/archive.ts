import { archiveContent } from '@eyelet/contracts/content/archive.ts';
import { setArchived } from '@eyelet/db/content/item.ts';
import { endPublications } from '@eyelet/db/content/publication.ts';
import { handle } from '../kernel/handle.ts';
import { changePublications } from './change-publications.ts';

/** Ends the publications of an item and archives it. */
export const archiveContentHandler = handle(archiveContent, (context, { params: { itemId } }) =>
  changePublications<'STF404'>(context, archiveContent, itemId, async (tx, { item }) => {
    if (item.state === 'archived') return 'same';
    await endPublications(tx, itemId, context.now);
    await setArchived(tx, itemId, context.now, context.now);
    return 'done';
  }),
);
