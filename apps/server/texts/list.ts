import { listTexts } from '@eyelet/contracts/texts/list.ts';
import { wordings } from '@eyelet/contracts/texts/text.ts';
import { readShopTexts, type ShopTextRow } from '@eyelet/db/texts/shop-text.ts';
import { readVariant } from '@eyelet/messages/read-catalogue.ts';
import { variantOf, type Wording } from '@eyelet/messages/wording.ts';
import { handle } from '../kernel/handle.ts';
import { standardsIn, textView } from './view.ts';

type Entry = Readonly<{ wording: Wording; key: string; standard: string; row: ShopTextRow | undefined }>;

/** The texts that shoppers read, in the order of the catalogues, as found. */
export const listTextsHandler = handle(listTexts, async ({ shop }, { query }) => {
  const { search = '', wording, changed, after = '0', limit = 50 } = query;
  const rows = await readShopTexts(shop.database.db);
  const wanted = search.toLowerCase();
  const found = (wording ? [wording] : wordings)
    .flatMap((one) => entriesIn(one, rows, wording !== undefined))
    .filter(({ row }) => changed === undefined || changed === (row?.decided === true))
    .filter((entry) => wanted === '' || isFound(entry, wanted));
  const start = Math.min(Number.parseInt(after, 10) || 0, found.length);
  const end = start + limit;
  const page = found.slice(start, end);
  return { rows: page.map(textView), next: end < found.length ? String(end) : null, total: found.length };
});

/** All texts of a wording; of a variant among others only those that it words differently. */
function entriesIn(wording: Wording, rows: readonly ShopTextRow[], isAlone: boolean): readonly Entry[] {
  const written = new Map(rows.filter((row) => row.wording === wording).map((row) => [row.key, row]));
  const variant = variantOf(wording);
  const differing = variant && !isAlone ? readVariant(variant) : undefined;
  return Object.entries(standardsIn(wording))
    .filter(([key]) => !differing || Object.hasOwn(differing, key) || written.has(key))
    .map(([key, standard]) => ({ wording, key, standard, row: written.get(key) }));
}

function isFound({ key, standard, row }: Entry, wanted: string): boolean {
  return [key, standard, row?.decided ? row.text : ''].some((text) => text.toLowerCase().includes(wanted));
}
