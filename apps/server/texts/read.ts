import { readText } from '@eyelet/contracts/texts/read.ts';
import { readShopText } from '@eyelet/db/texts/shop-text.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { standardOf, textView } from './view.ts';

/** A text of the shop in one wording. */
export const readTextHandler = handle(readText, async ({ shop }, { params: { wording, key } }) => {
  const standard = standardOf(wording, key);
  if (standard === undefined) return refuse('STF404');
  return textView({ wording, key, standard, row: await readShopText(shop.database.db, wording, key) });
});
