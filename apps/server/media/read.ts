import { readMedium } from '@eyelet/contracts/media/read.ts';
import { findMedium } from '@eyelet/db/media/medium.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { mediumView } from './medium-view.ts';

/** One medium of the library. */
export const readMediumHandler = handle(readMedium, async ({ shop, now }, { params: { mediumId } }) => {
  const row = await findMedium(shop.database.db, mediumId, now);
  return row ? mediumView(row, shop.masters) : refuse('STF404');
});
