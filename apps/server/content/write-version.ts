import type { ContentReference } from '@eyelet/blocks/items/references.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { insertVersion } from '@eyelet/db/content/version.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { StaffCaller } from '../kernel/staff-caller.ts';

type Written = Readonly<{
  document: ContentDocument;
  references: readonly ContentReference[];
  note?: string | undefined;
  autosaved?: boolean | undefined;
}>;

/** Who writes, and when. */
export type Writing = Readonly<{ now: Date; author: Pick<StaffCaller, 'staffId' | 'name'> }>;

/** Writes the next version of an item; returns its number. */
export function writeVersion(
  tx: Transaction<Tables>,
  itemId: string,
  { document, references, note, autosaved }: Written,
  { now, author: { staffId, name } }: Writing,
): Promise<number> {
  return insertVersion(tx, {
    ...{ itemId, document, references, authorId: staffId, author: name, at: now },
    ...{ note: note ?? null, autosaved: autosaved ?? false },
  });
}
