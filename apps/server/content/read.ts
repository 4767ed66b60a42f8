import { readContent } from '@eyelet/contracts/content/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { openItem } from './opened.ts';

/** An item with one of its versions. */
export const readContentHandler = handle(readContent, async ({ shop, now }, { params, query }) => {
  return (await openItem(shop.database.db, params.itemId, now, query.version)) ?? refuse('STF404');
});
