import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { fillPostalPlaces } from '@eyelet/db/postal-places/fill.ts';
import { settingOr } from '@eyelet/db/settings/setting.ts';
import { type EndedSessions, followEndedSessions } from './auth/ended-sessions.ts';
import { hashOf } from './auth/secrets.ts';
import { createSessions, type Sessions } from './auth/sessions.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import { createBotCheck } from './bot-check/create-bot-check.ts';
import { createGuard, type Guard } from './bot-check/guard.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { AfterStep } from './checkout/placing/place.ts';
import { type Downloads, readDownloads } from './downloads/files.ts';
import { createDownloadLinks, type DownloadLinks } from './downloads/links.ts';
import { type CallLimits, createCallLimits } from './kernel/call-limits.ts';
import type { Config, Secrets } from './kernel/config.ts';
import { type Counters, createCounters } from './kernel/counters.ts';
import { createEvents, type Events } from './kernel/events.ts';
import { tagOfHeader } from './kernel/language.ts';
import type { Log } from './kernel/log.ts';
import { createShopMessages, type ShopMessages } from './kernel/messages.ts';
import { createLoyaltyTokens, type LoyaltyTokens } from './loyalty/loyalty-tokens.ts';
import { createMailSender, type MailSender } from './mail/sender.ts';
import { createMasters, type Masters } from './media/masters.ts';
import { createOrderLinks, type OrderLinks } from './orders/order-links.ts';
import type { AdyenConnection } from './payments/adyen/connect.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createSandboxProvider } from './payments/sandbox/provider.ts';

/**
 * What lives as long as the process: the database, the catalogue in memory, the providers. A handler finds it in its
 * context. A new part is a member here and a line in `openShop`.
 */
export type Shop = Readonly<{
  config: Config;
  log: Log;
  clock: () => Date;
  database: Database;
  events: Events;
  counters: Counters;
  sessions: Sessions;
  loyaltyTokens: LoyaltyTokens;
  orderLinks: OrderLinks;
  /** The files of digital products, and the links to them. */
  downloads: Downloads;
  downloadLinks: DownloadLinks;
  botCheck: BotCheck;
  guard: Guard;
  callLimits: CallLimits;
  /** What is kept of the token of those who run the shop. */
  operatorHash: Buffer | undefined;
  /** Signs the cookie of those who passed the human check. */
  humanSecret: string;
  /** Sessions that ended before their access tokens did. */
  endedSessions: EndedSessions;
  catalogue: Catalogue;
  /** Calls back after a change of catalogue or content has become visible; returns how to stop. */
  onCatalogueChange: Catalogue['onChange'];
  masters: Masters;
  payments: PaymentProvider;
  /** Pages and rounds of the adapter to Adyen; undefined when the sandbox moves the money. */
  adyen: AdyenConnection | undefined;
  /** Signs the webhooks of the sandbox. */
  webhookSecret: string;
  mailSender: MailSender;
  /** Called after each step of placing an order; only tests give one. */
  afterStep: AfterStep | undefined;
  messages: (tag: string) => ShopMessages;
  /** BCP 47 tag that refusals are written for. */
  tagOf: (localeHeader: unknown) => string;
  close: () => Promise<void>;
}>;

export type ShopParts = Readonly<{
  config: Config;
  secrets: Secrets;
  databaseUrl: string;
  log: Log;
  clock?: () => Date;
  /** Fills an empty database before the catalogue is read. */
  beforeSnapshot?: (database: Database, now: Date) => Promise<unknown>;
  afterStep?: AfterStep;
}>;

/** Opens the shop on a database: migrates it, brings the postal places, makes or reads its key, loads what is kept in memory. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { config, log } = parts;
  const clock = parts.clock ?? (() => new Date());
  const database = openDatabase(parts.databaseUrl, config.poolSize);
  await migrate(database.db);
  await fillPostalPlaces(database);
  const secret =
    parts.secrets.sessionSecret ??
    (await settingOr(database.db, 'session-secret', () => randomBytes(32).toString('hex')));
  await parts.beforeSnapshot?.(database, clock());
  const webhookSecret = `sandbox-webhooks ${secret}`;
  const endedSessions = await followEndedSessions({ database, databaseUrl: parts.databaseUrl, log, clock });
  const masters = createMasters(config.mediaFolder);
  const downloads = readDownloads(config.downloadsFolder);
  const catalogue = await openCatalogue({
    database,
    databaseUrl: parts.databaseUrl,
    log,
    clock,
    masters,
    downloads,
    answerBytes: config.cacheBytes / 8,
  });
  const counters = createCounters();
  const adyen = await connectAdyen(parts, database);
  return {
    config,
    log,
    clock,
    database,
    events: createEvents(log, counters),
    counters,
    sessions: createSessions(secret),
    loyaltyTokens: createLoyaltyTokens(`loyalty ${secret}`),
    orderLinks: createOrderLinks(`order-links ${secret}`),
    downloads,
    downloadLinks: createDownloadLinks(`downloads ${secret}`),
    endedSessions,
    botCheck: createBotCheck({ config, secrets: parts.secrets, database, log, secret: `bot-check ${secret}` }),
    guard: createGuard(config.guardedCalls),
    callLimits: createCallLimits(),
    operatorHash: parts.secrets.operatorToken === undefined ? undefined : hashOf(parts.secrets.operatorToken),
    humanSecret: `human ${secret}`,
    catalogue,
    onCatalogueChange: catalogue.onChange,
    masters,
    payments: adyen?.provider ?? createSandboxProvider(database, webhookSecret),
    adyen,
    webhookSecret,
    mailSender: createMailSender(config),
    afterStep: parts.afterStep,
    messages: createShopMessages(),
    tagOf: tagOfHeader,
    close: async () => {
      await catalogue.close();
      await endedSessions.close();
      await database.close();
    },
  };
}

/** The provider's library is big, so it is loaded only where it is used. */
async function connectAdyen(
  { config, secrets, log }: ShopParts,
  database: Database,
): Promise<AdyenConnection | undefined> {
  const { payments: settings } = config;
  if (settings.kind !== 'adyen' || !secrets.adyen) return undefined;
  const { connectAdyen: connect } = await import('./payments/adyen/connect.ts');
  return connect({ settings, secrets: secrets.adyen, database, log, shopName: config.applePay.label });
}
