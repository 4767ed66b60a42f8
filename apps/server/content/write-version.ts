import type { ContentReference } from '@eyelet/blocks/items/references.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { insertVersion } from '@eyelet/db/content/version.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

type Written = Readonly<{
  document: ContentDocument;
  references: readonly ContentReference[];
  note?: string | undefined;
  autosaved?: boolean | undefined;
}>;

/** Writes the next version of an item by the caller; returns its number. */
export function writeVersion(
  tx: Transaction<Tables>,
  itemId: string,
  { document, references, note, autosaved }: Written,
  context: Context,
): Promise<number> {
  const { staffId, name } = staffOf(context);
  return insertVersion(tx, {
    ...{ itemId, document, references, authorId: staffId, author: name, at: context.now },
    ...{ note: note ?? null, autosaved: autosaved ?? false },
  });
}
