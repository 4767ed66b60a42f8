import type { Reader } from '@eyelet/db/database.ts';
import { findMedium, type MediumRow } from '@eyelet/db/media/medium.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';

/** A medium that the transaction has locked or written. */
export async function writtenMedium(db: Reader, id: string, now: Date): Promise<MediumRow> {
  const row = await findMedium(db, id, now);
  if (!row) throw new Error('the medium just written does not exist');
  return row;
}

/** A medium as the audit records it. */
export function factsOf({ name, kind, title, hash, focus, crops, alt, decorative }: MediumRow): Facts {
  return {
    ...{ name, kind, title, decorative, file: hash?.slice(0, 16) ?? '' },
    ...{ focus: focus ? `${focus.x} ${focus.y}` : '', crops: Object.keys(crops).join(' ') },
    ...Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt.${language}`, text])),
  };
}
