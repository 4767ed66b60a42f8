import type { Database } from '@eyelet/db/database.ts';
import { loadAccounts } from '@eyelet/demo/accounts/load.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import type { Config } from '../kernel/config.ts';

/** What fills a shop before it opens: the demo brand, and its accounts unless it is live, as everybody knows their password. */
export function fillOf({ stage }: Pick<Config, 'stage'>): (database: Database, now: Date) => Promise<void> {
  return async (database, now) => {
    await loadDemo(database, now);
    if (stage === 'sandbox') await loadAccounts(database, now);
  };
}
