import { readAllPublications } from '@eyelet/db/content/publication.ts';
import { type Period, periodsInForce } from '@eyelet/domain/content/periods-in-force.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Reading } from './live-index.ts';

/** Which versions of an item a market has read until a moment, and when, in order. */
export async function versionsInForce(
  { database }: Pick<Shop, 'database'>,
  itemId: string,
  { locale, moment }: Reading,
): Promise<readonly Period[]> {
  const rows = await readAllPublications(database.db, itemId);
  const elsewhere = new Set(
    rows.flatMap(({ version, only_in }) => (only_in === null || only_in.includes(locale) ? [] : [version])),
  );
  const publications = rows.map(({ id, version, starts_at, ends_at }) => ({
    ...{ id, version, startsAt: starts_at.getTime(), endsAt: ends_at?.getTime() ?? null },
  }));
  return periodsInForce(publications, moment).filter(({ version }) => !elsewhere.has(version));
}
