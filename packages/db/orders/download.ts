import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export type CountedDownload = Readonly<{ orderNumber: string; lineNo: number; most: number; now: Date }>;

/** Counts a download of the file of a line; false when the limit is reached. Two concurrent downloads count as two. */
export async function countDownload(
  db: Kysely<Tables>,
  { orderNumber, lineNo, most, now }: CountedDownload,
): Promise<boolean> {
  const row = await db
    .insertInto('order_download')
    .values({ order_number: orderNumber, line_no: lineNo, times: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['order_number', 'line_no'])
        .doUpdateSet({ times: sql`order_download.times + 1`, last_at: now })
        .where('order_download.times', '<', most),
    )
    .returning('times')
    .executeTakeFirst();
  return row !== undefined;
}
