import type { CheckoutAPI, DisputesAPI } from '@adyen/api-library';
import type { Database } from '@eyelet/db/database.ts';
import type { AdyenSecrets, AdyenSettings } from '../../kernel/adyen-settings.ts';
import type { Log } from '../../kernel/log.ts';
import { createClients } from './client.ts';

/** The common parts of the adapter. */
export type Adyen = Readonly<{
  api: CheckoutAPI;
  disputes: DisputesAPI;
  settings: AdyenSettings;
  secrets: AdyenSecrets;
  database: Database;
  log: Log;
  /** Name of the shop that a wallet shows. */
  shopName: string;
}>;

export function openAdyen(parts: Omit<Adyen, 'api' | 'disputes'>): Adyen {
  return { ...parts, ...createClients(parts.settings, parts.secrets) };
}
