import type { Database } from '@eyelet/db/database.ts';
import type { ApiKeys } from './api-keys.ts';
import type { BotCheck } from './bot-check.ts';
import type { CallLimits } from './call-limits.ts';
import type { Config } from './config.ts';
import type { Counters } from './counters.ts';
import type { Events } from './events.ts';
import type { Guard } from './guard.ts';
import type { Log } from './log.ts';
import type { Looks } from './look.ts';
import type { ShopMessages } from './messages.ts';
import type { EndedSessions, Sessions } from './session.ts';
import type { ShopSettings } from './shop-settings.ts';
import type { ShopTexts } from './shop-texts.ts';
import type { StaffSessions } from './staff-caller.ts';

/**
 * What lives as long as the process; a handler finds it in its context. This file declares what the kernel itself
 * needs. A room that keeps something for the life of the process declares its member beside its type, as a plugin of
 * Fastify does (`declare module '../kernel/shop.ts'`), and `start/open-shop.ts` makes it.
 */
export interface Shop {
  readonly config: Config;
  readonly log: Log;
  readonly settings: ShopSettings;
  readonly texts: ShopTexts;
  readonly clock: () => Date;
  readonly database: Database;
  readonly events: Events;
  readonly counters: Counters;
  readonly sessions: Sessions;
  readonly staffSessions: StaffSessions;
  readonly apiKeys: ApiKeys;
  readonly looks: Looks;
  /** A shop that writes nothing, and signs no link that would open something when a look is over. */
  readonly readOnly: (shop: Shop) => Shop;
  /** Sessions that ended before their access tokens did. */
  readonly endedSessions: EndedSessions;
  readonly botCheck: BotCheck;
  readonly guard: Guard;
  readonly callLimits: CallLimits;
  /** The hash of the operator token. */
  readonly operatorHash: Buffer | undefined;
  /** Signs the cookie of visitors who passed the human check. */
  readonly humanSecret: string;
  readonly messages: (tag: string) => ShopMessages;
  /** BCP 47 tag of the language for refusals. */
  readonly tagOf: (localeHeader: unknown) => string;
  readonly close: () => Promise<void>;
}
