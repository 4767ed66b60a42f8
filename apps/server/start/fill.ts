import { holdsAnyOf } from '@eyelet/db/consumers/consumer.ts';
import type { Database } from '@eyelet/db/database.ts';
import { accounts } from '@eyelet/demo/accounts/accounts.ts';
import { loadAccounts } from '@eyelet/demo/accounts/load.ts';
import { loadGiftCards } from '@eyelet/demo/gift-cards/load.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { loadRewards } from '@eyelet/demo/loyalty/rewards.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import type { Shop } from '../kernel/shop.ts';
import { publishFirstPage } from './first-page.ts';

/**
 * The data with which a shop is filled before it opens: the demo brand if configured, otherwise a first page, with its accounts unless the shop
 * is live, as their password is public. For the same reason a live shop does not open on a database that has them.
 */
export function fillOf(config: Pick<Config, 'stage' | 'demoBrand'>): (database: Database, now: Date) => Promise<void> {
  return async (database, now) => {
    const isLive = config.stage === 'live';
    if (
      isLive &&
      (await holdsAnyOf(
        database.db,
        accounts.map(({ email }) => email),
      ))
    ) {
      throw new ConfigError(
        'The database has the demo accounts, whose password is public. Use another database for a live shop.',
      );
    }
    if (!config.demoBrand) return publishFirstPage(database, now, isLive);
    await loadDemo(database, now);
    if (!isLive) await loadAccounts(database, now);
  };
}

/** What can be written only with the secrets of an open shop: the gift cards and rewards of the demo brand, whose PINs and codes are public. */
export async function fillOpenShop(shop: Shop): Promise<void> {
  const { stage, demoBrand } = shop.config;
  if (!demoBrand || stage === 'live') return;
  await loadGiftCards(shop, shop.clock());
  await loadRewards(shop, shop.clock());
}
