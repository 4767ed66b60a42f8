import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import type { ShopTextRow } from '@eyelet/db/texts/shop-text.ts';
import { ownNouns } from '@eyelet/messages/nouns.ts';
import { readCatalogues } from '@eyelet/messages/read-catalogue.ts';
import type { Wording } from '@eyelet/messages/wording.ts';
import { textFits } from '../kernel/shop-texts.ts';

const known = new Map<Wording, Readonly<Record<string, string>>>();

/** The texts of the catalogues that shoppers read in a wording, by key. */
export function standardsIn(wording: Wording): Readonly<Record<string, string>> {
  const standards = known.get(wording) ?? readCatalogues(ownNouns, wording);
  known.set(wording, standards);
  return standards;
}

/** The standard of a key; undefined for one that shoppers do not read. */
export function standardOf(wording: Wording, key: string): string | undefined {
  const standards = standardsIn(wording);
  return Object.hasOwn(standards, key) ? standards[key] : undefined;
}

type Viewed = Readonly<{ wording: Wording; key: string; standard: string; row: ShopTextRow | undefined }>;

/** A text as the studio shows it. */
export function textView({ wording, key, standard, row }: Viewed): ShopText {
  const written = row?.decided ? row.text : null;
  const fits = written === null || textFits({ [key]: standard }, { wording, key, text: written });
  return {
    ...{ wording, key, standard, written, fits },
    text: written !== null && fits ? written : standard,
    changed: written !== null,
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
  };
}
