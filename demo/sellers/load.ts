import type { Database } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { writeFirstShopSetting } from '@eyelet/db/settings/shop-setting.ts';
import { sellers } from './sellers.ts';

/** Sets the sellers of the demo brand where none is set. */
export async function loadSellers(database: Database, now: Date): Promise<void> {
  await transact(database.db, async (tx) => {
    for (const [key, value] of Object.entries(sellers)) {
      await writeFirstShopSetting(tx, {
        ...{ key, value, decided: true, version: 1 },
        ...{ changed_at: now, changed_by: 'Skerry' },
      });
    }
  });
}
