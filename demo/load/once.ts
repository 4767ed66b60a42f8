import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockSetting } from '@eyelet/db/settings/lock-setting.ts';
import { readSetting, writeSetting } from '@eyelet/db/settings/setting.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';

/**
 * Does something to a shop once, under a name; of several processes that start together one at a time does it, and after an
 * interruption it is done again. Returns whether there was anything to do.
 */
export async function once(
  { database: { db } }: Pick<Shop, 'database'>,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if ((await readSetting(db, name)) !== undefined) return false;
  return transact(db, async (tx) => {
    await lockSetting(tx, name);
    if ((await readSetting(tx, name)) !== undefined) return false;
    await work();
    await writeSetting(tx, name, 'done');
    return true;
  });
}
