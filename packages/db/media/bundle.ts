import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { MediaTables } from '../tables/media.ts';

export type BundledMediumRow = Selectable<MediaTables['medium']>;

/** Media with files of their own, by name; those of the brand's folders are not among them. */
export async function readBundledMedia(db: Reader): Promise<readonly BundledMediumRow[]> {
  return db.selectFrom('medium').selectAll().where('hash', 'is not', null).orderBy('name').execute();
}

/** Media of the given names or the given files. */
export async function findBundledMedia(
  db: Reader,
  names: readonly string[],
  hashes: readonly string[],
): Promise<readonly BundledMediumRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('medium')
    .selectAll()
    .where((on) => on.or([on('name', 'in', [...names]), on('hash', 'in', [...hashes])]))
    .execute();
}
