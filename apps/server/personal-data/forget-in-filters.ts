import type { Transaction } from '@eyelet/db/database.ts';
import { allSavedFilters, deleteSavedFilters } from '@eyelet/db/saved-filters/saved-filter.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type NamedPerson, namesPerson } from '@eyelet/domain/saved-filters/naming.ts';

/** Deletes saved filters of staff that look for a person by email, phone or name: without that they would find something else. */
export async function forgetInFilters(tx: Transaction<Tables>, person: NamedPerson): Promise<void> {
  const naming = (await allSavedFilters(tx)).filter((one) => namesPerson(one, person));
  await deleteSavedFilters(
    tx,
    naming.map(({ id }) => id),
  );
}
