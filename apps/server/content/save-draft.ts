import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { handle } from '../kernel/handle.ts';
import { storeDraft } from './store-draft.ts';

/** Saves the next version of an item. If two authors save at once, the second gets what the first has saved. */
export const saveDraftHandler = handle(saveDraft, (context, { params: { itemId }, body: { document, ...body } }) =>
  storeDraft(context, saveDraft, { itemId, ...body, document: () => document }),
);
