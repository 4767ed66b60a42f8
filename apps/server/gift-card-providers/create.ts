import type { Database } from '@eyelet/db/database.ts';
import type { Config, Secrets } from '../kernel/config.ts';
import type { Log } from '../kernel/log.ts';
import { createOutsideCards } from './outside.ts';
import type { OutsideProvider } from './provider.ts';
import { createSquare } from './square/square.ts';

/** The service in the settings that keeps the gift cards that are not the shop's own; undefined if there is none. */
export function createOutsideProvider(
  database: Pick<Database, 'db'>,
  { config: { giftCards }, secrets, log }: Readonly<{ config: Pick<Config, 'giftCards'>; secrets: Secrets; log: Log }>,
): OutsideProvider | undefined {
  if (giftCards.kind === 'embedded') return undefined;
  const { endpoint, location } = giftCards;
  return createOutsideCards(database, createSquare({ endpoint, location, token: secrets.squareToken ?? '' }), log);
}
