import { readHistory } from '@eyelet/db/content/history.ts';
import { type Period, periodsInForce } from '@eyelet/domain/content/periods-in-force.ts';
import type { Shop } from '../kernel/shop.ts';
import type { LiveItem, Reading } from './live-index.ts';

/** A period in which a page of a market was the same, with the versions of the items that it showed. */
export type ReadPeriod = Omit<Period, 'shown'> & Readonly<{ shown: readonly LiveItem[] }>;

/** The periods of a page in a market until an instant, in order. */
export async function periodsOf(
  { database }: Pick<Shop, 'database'>,
  pageId: string,
  reading: Reading,
): Promise<readonly ReadPeriod[]> {
  const items = new Map((await readHistory(database.db, pageId)).map((item) => [item.id, item]));
  const histories = new Map([...items].map(([id, { publications }]) => [id, publications]));
  return periodsInForce(pageId, histories, reading).map(({ shown, ...period }) => ({
    ...period,
    shown: [...shown].flatMap(([id, version]) => {
      const item = items.get(id);
      return item ? [{ id, kind: item.kind, key: item.key, version }] : [];
    }),
  }));
}
