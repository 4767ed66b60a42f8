import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import { holdsAnyOf } from '@eyelet/db/consumers/consumer.ts';
import type { Database } from '@eyelet/db/database.ts';
import { readShopSettings } from '@eyelet/db/settings/shop-setting.ts';
import { accounts } from '@eyelet/demo/accounts/accounts.ts';
import { loadAccounts } from '@eyelet/demo/accounts/load.ts';
import { loadCaptures } from '@eyelet/demo/captures/load.ts';
import { loadGiftCards } from '@eyelet/demo/gift-cards/load.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { loadRewards } from '@eyelet/demo/loyalty/rewards.ts';
import { fillPast, noteFirstFill } from '@eyelet/demo/past/fill.ts';
import { loadSellers } from '@eyelet/demo/sellers/load.ts';
import { isDemoSeller } from '@eyelet/demo/sellers/sellers.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import type { Shop } from '../kernel/shop.ts';
import { publishFirstPage } from './first-page.ts';
import { pastOf } from './past.ts';
import { step } from './step.ts';

/**
 * The data with which a shop is filled before it opens: the demo brand if configured, otherwise a first page. A live
 * shop gets neither the demo accounts, whose password is public, nor the demo sellers, and does not open on a database
 * that has them.
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
    if (isLive && (await hasDemoSeller(database))) {
      throw new ConfigError(
        'The database has sellers of the demo brand, companies that do not exist. Use another database for a live shop.',
      );
    }
    if (!config.demoBrand) return publishFirstPage(database, now, isLive);
    if (!isLive) await noteFirstFill(database, now);
    await loadDemo(database, now);
    if (isLive) return;
    await loadSellers(database, now);
    await loadCaptures(database, now);
    await loadAccounts(database, now);
  };
}

async function hasDemoSeller({ db }: Database): Promise<boolean> {
  const rows = await readShopSettings(db);
  return rows.some(({ key, value, decided }) => decided && key.startsWith('sellers.') && isDemoSeller(value as Seller));
}

/**
 * Data that needs an open shop: gift cards and rewards of the demo brand, whose PINs and codes are public, and, in a database that is
 * filled for the first time, its past.
 */
export async function fillOpenShop(shop: Shop): Promise<void> {
  const { stage, demoBrand } = shop.config;
  if (!demoBrand || stage === 'live') return;
  await loadGiftCards(shop, shop.clock());
  await loadRewards(shop, shop.clock());
  await step('Past of the demo brand', () => fillPast(shop, pastOf(shop)));
}
