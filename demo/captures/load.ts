import type { Database } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { writeFirstShopSetting } from '@eyelet/db/settings/shop-setting.ts';

/** Has cards of the demo brand charged in Italy as parcels leave, so that both ways can be seen, where nobody has decided otherwise. */
export async function loadCaptures(database: Database, now: Date): Promise<void> {
  await transact(database.db, (tx) =>
    writeFirstShopSetting(tx, {
      ...{ key: 'payments.by-parcel-IT', value: true, decided: true, version: 1 },
      ...{ changed_at: now, changed_by: 'Skerry' },
    }),
  );
}
