import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { fillPostalPlaces } from '@eyelet/db/postal-places/fill.ts';
import { settingOr } from '@eyelet/db/settings/setting.ts';
import { createContracts } from '../api/contracts.ts';
import { createApiKeys } from '../api-keys/keys.ts';
import { withEmployeeTerms } from '../auth/employee-terms.ts';
import { followEndedSessions } from '../auth/ended-sessions.ts';
import { createSessions } from '../auth/sessions.ts';
import { createBotCheck } from '../bot-check/create-bot-check.ts';
import { createCarriers } from '../carriers/create.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { readDownloads } from '../downloads/files.ts';
import { createDownloadLinks } from '../downloads/links.ts';
import { createRegistrationLinks } from '../event-registrations/registration-links.ts';
import { createOutsideProvider } from '../gift-card-providers/create.ts';
import { createLedgerCards } from '../gift-card-providers/ledger.ts';
import { createGiftCardSecrets } from '../gift-cards/secrets.ts';
import { createHandoverLinks } from '../handovers/links.ts';
import { createReplyAddresses } from '../inbound-mail/reply-addresses.ts';
import { createCallLimits } from '../kernel/call-limits.ts';
import type { Config, Secrets } from '../kernel/config.ts';
import { createCounters } from '../kernel/counters.ts';
import { createEvents } from '../kernel/events.ts';
import { createGuard } from '../kernel/guard.ts';
import { tagOfHeader } from '../kernel/language.ts';
import type { Log } from '../kernel/log.ts';
import { createShopMessages } from '../kernel/messages.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';
import { createShopSettings } from '../kernel/shop-settings.ts';
import { createShopTexts } from '../kernel/shop-texts.ts';
import { readOnlyShops } from '../looks/read-only-shop.ts';
import { createLooks } from '../looks/sessions.ts';
import { createLoyaltyTokens } from '../loyalty/loyalty-tokens.ts';
import { createLoyaltyProgramme } from '../loyalty-programme/create.ts';
import { createMailSender } from '../mail/sender.ts';
import { adoptFolders, createLibrary } from '../media/library.ts';
import { createMasters } from '../media/masters.ts';
import { createPictureCrops } from '../media/picture-crops.ts';
import { createFolderStorage } from '../media/storage/folder-storage.ts';
import type { MediaStorage } from '../media/storage/storage.ts';
import { withUploads } from '../media/uploaded-masters.ts';
import { createCollectCodes } from '../orders/collect-codes.ts';
import { createOrderLinks } from '../orders/order-links.ts';
import type { AdyenConnection } from '../payment-providers/adyen/connect.ts';
import { createSandboxProvider } from '../payment-providers/sandbox/provider.ts';
import type { AfterStep } from '../placing/place.ts';
import { createPreviews } from '../preview/previews.ts';
import { createExchangeTender } from '../returns/exchange-tender.ts';
import { createThreadIndex } from '../search/thread-index.ts';
import { createSealer } from '../staff-access/sealer.ts';
import { createStaffSessions } from '../staff-access/sessions.ts';
import { createLedgerTenders } from '../tenders/ledger-tender.ts';
import { giftCardTender } from '../tenders/names.ts';
import { createTenders } from '../tenders/tenders.ts';
import { createTextService } from '../text-messages/create.ts';
import { createTranslationService } from '../translation-service/create.ts';
import { createBlockClient } from './block-client.ts';
import { handlers } from './handlers.ts';
import { valueMoves } from './value-moves.ts';

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

/** Connections of those who see the shop as a customer: few, and none while nobody does. */
const lookPoolSize = 4;

/**
 * Opens the shop on a database: migrates it, imports the postal places, creates or reads its key, and loads what is
 * kept in memory.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { config, log } = parts;
  const clock = parts.clock ?? (() => new Date());
  const database = openDatabase(parts.databaseUrl, config.poolSize);
  const readOnlyDatabase = openDatabase(parts.databaseUrl, lookPoolSize, 'read-only');
  await migrate(database.db);
  await fillPostalPlaces(database);
  const secret =
    parts.secrets.sessionSecret ??
    (await settingOr(database.db, 'session-secret', () => randomBytes(32).toString('hex')));
  await parts.beforeSnapshot?.(database, clock());
  const webhookSecret = `sandbox-webhooks ${secret}`;
  const endedSessions = await followEndedSessions({ database, databaseUrl: parts.databaseUrl, log, clock });
  const mediaStorage = await openStorage(parts);
  const library = createLibrary(database);
  const masters = withUploads(
    createMasters(config.mediaFolder),
    library,
    mediaStorage,
    createPictureCrops(`picture-crops ${secret}`),
  );
  await adoptFolders(database, config);
  const downloads = readDownloads(config.downloadsFolder);
  const settings = createShopSettings(config);
  const texts = createShopTexts();
  const counters = createCounters();
  const catalogue = await openCatalogue({
    database,
    databaseUrl: parts.databaseUrl,
    log,
    counters,
    clock,
    masters,
    library,
    downloads,
    settings,
    texts,
    createSearch: createThreadIndex,
    answerBytes: config.cacheBytes / 8,
    documentBytes: config.cacheBytes / 4,
  });
  const sealer = createSealer(secret);
  const adyen = await connectAdyen(database, parts);
  const provider = adyen?.provider ?? createSandboxProvider(database, webhookSecret);
  const giftCardSecrets = createGiftCardSecrets(`gift-cards ${secret}`);
  const outsideCards = createOutsideProvider(database, parts);
  const tenders = createTenders([
    provider,
    ...createLedgerTenders(database, valueMoves),
    createExchangeTender(database),
    ...(outsideCards ? [outsideCards.tender] : []),
  ]);
  return {
    config,
    settings,
    texts,
    log,
    clock,
    database,
    events: createEvents(log, counters),
    counters,
    sessions: withEmployeeTerms(createSessions(secret), database),
    staffSessions: createStaffSessions(database),
    apiKeys: createApiKeys(database),
    looks: createLooks(database),
    readOnly: readOnlyShops(readOnlyDatabase),
    lookLinks: createHandoverLinks(`look-links ${secret}`),
    sealer,
    loyaltyTokens: createLoyaltyTokens(`loyalty ${secret}`),
    registrationLinks: createRegistrationLinks(`registration-links ${secret}`),
    handoverLinks: createHandoverLinks(`handover-links ${secret}`),
    orderLinks: createOrderLinks(`order-links ${secret}`),
    collectCodes: createCollectCodes(`collect-codes ${secret}`),
    giftCardSecrets,
    giftCards: {
      own: createLedgerCards(database, giftCardSecrets, tenders.named(giftCardTender)),
      outside: outsideCards,
    },
    downloads,
    downloadLinks: createDownloadLinks(`downloads ${secret}`),
    endedSessions,
    botCheck: createBotCheck({ config, secrets: parts.secrets, database, log, secret: `bot-check ${secret}` }),
    guard: createGuard(config.guardedCalls),
    callLimits: createCallLimits(database.pool, `call-limits ${secret}`),
    operatorHash: parts.secrets.operatorToken === undefined ? undefined : hashOf(parts.secrets.operatorToken),
    humanSecret: `human ${secret}`,
    contracts: createContracts(handlers.map(({ operation }) => operation)),
    catalogue,
    blockClient: createBlockClient(),
    previews: createPreviews({ config, catalogue, sealer, clock }),
    onCatalogueChange: catalogue.onChange,
    masters,
    library,
    mediaStorage,
    carriers: createCarriers(config, parts.secrets),
    textService: createTextService(config, parts.secrets),
    translationService: createTranslationService(config, parts.secrets),
    loyaltyProgramme: createLoyaltyProgramme(config, parts.secrets),
    payments: provider,
    tenders,
    adyen,
    webhookSecret,
    mailSender: createMailSender(config),
    replyAddresses:
      config.inboundMail.mailbox === undefined
        ? undefined
        : createReplyAddresses(config.inboundMail.mailbox, `reply-addresses ${secret}`),
    inboundMailSecret: parts.secrets.inboundMail,
    afterStep: parts.afterStep,
    messages: createShopMessages(texts),
    tagOf: tagOfHeader,
    close: async () => {
      await catalogue.close();
      await endedSessions.close();
      await readOnlyDatabase.close();
      await database.close();
    },
  };
}

/** The adapter of a bucket is loaded only where it is used. */
async function openStorage({ config, secrets }: ShopParts): Promise<MediaStorage> {
  const { mediaStorage: settings } = config;
  if (settings.kind !== 's3' || !secrets.media) return createFolderStorage(join(config.dataFolder, 'library'));
  const { createS3Storage } = await import('../media/storage/s3-storage.ts');
  return createS3Storage(settings, secrets.media);
}

/** The provider's library is big, so it is loaded only where it is used. */
async function connectAdyen(
  database: Database,
  { config, secrets, log }: ShopParts,
): Promise<AdyenConnection | undefined> {
  const { payments: settings } = config;
  if (settings.kind !== 'adyen' || !secrets.adyen) return undefined;
  const { connectAdyen: connect } = await import('../payment-providers/adyen/connect.ts');
  return connect({ settings, secrets: secrets.adyen, database, log, shopName: config.applePay.label });
}
