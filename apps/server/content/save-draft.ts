import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { handle } from '../kernel/handle.ts';
import { storeDraft } from './store-draft.ts';

/** The next version of an item; of two authors the second sees what the first has made. */
export const saveDraftHandler = handle(saveDraft, (context, { params: { itemId }, body: { document, ...body } }) =>
  storeDraft(context, saveDraft, { itemId, ...body, document: () => document }),
);
