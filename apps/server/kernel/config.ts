import type { AdyenSecrets, AdyenSettings } from './adyen-settings.ts';
import type { CarrierSecrets, CarrierSettings } from './carrier-settings.ts';
import type { GiftCardSettings } from './gift-card-settings.ts';
import type { InboundMailSettings } from './inbound-mail-settings.ts';
import type { LoyaltySettings } from './loyalty-settings.ts';
import type { MediaKeys, MediaStorageSettings } from './media-settings.ts';
import type { OutsideServices } from './outside-settings.ts';
import type { TextSettings } from './text-settings.ts';
import type { MapTiles } from './tile-settings.ts';
import type { TranslationSettings } from './translation-settings.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** All settings from the environment. Built once; no other code reads the environment. */
export type Config = Readonly<{
  /**
   * `sandbox` serves the /dev pages and honours provoked errors; `live` does neither, and allows no stand-ins for
   * services.
   */
  stage: 'sandbox' | 'live';
  host: string;
  port: number;
  /** Origin in links, mails and canonical URLs; taken from requests when not set. */
  publicOrigin: string | undefined;
  /** Host names that requests may use, besides this machine's, HOST and that of the public origin. */
  allowedHosts: readonly string[];
  secureCookies: boolean;
  trustProxy: TrustedProxies;
  appId: string;
  defaultLocale: string;
  logLevel: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  poolSize: number;
  dataFolder: string;
  /** Folder of the picture masters. */
  mediaFolder: string;
  /** Folder of the films of the library. */
  filmsFolder: string;
  /** Storage of the media library's files. */
  mediaStorage: MediaStorageSettings;
  /** Bytes of memory for cached pages, answers and pictures in this process, in all. */
  cacheBytes: number;
  /** Whether the pictures of content and listings are rendered before they are first requested. */
  picturesAhead: boolean;
  /** Whether pictures are made as AVIF too: a fifth smaller than WebP, for three times the work. */
  avif: boolean;
  /** Folder of the files of digital products. */
  downloadsFolder: string;
  role: 'all' | 'web' | 'worker';
  /** Requests per minute and address; operations may have their own, scaled by the factor. */
  rateLimit: number;
  rateLimitFactor: number;
  maxBodyBytes: number;
  botCheck: Readonly<{
    kind: 'altcha' | 'recaptcha' | 'stand-in';
    /** The largest number of a puzzle. */
    maxNumber: number;
    /** Milliseconds for which a form must have been open before its own proof is accepted. */
    formAgeMs: number;
    recaptcha: Readonly<{ project: string; siteKey: string; service: string; script: string; minimumScore: number }>;
  }>;
  /** How many calls that could guess accounts an address may make within ten minutes before a human check is required. */
  guardedCalls: number;
  /** Parts of the storefront that a brand switches on or off. */
  features: readonly Feature[];
  /** Name on the Apple Pay sheet, and the code that is applied automatically when it opens (B4.5.04). */
  applePay: Readonly<{ label: string; promoCode: string | undefined }>;
  /** Messaging about paying later: the sandbox's stand-in unless a URL is given, with the hash of the script. */
  payLaterScript: Readonly<{ src: string; integrity: string | undefined }>;
  /** The payment provider: the shop's own sandbox, or Adyen. */
  payments: Readonly<{ kind: 'sandbox' }> | AdyenSettings;
  /** The source of map tiles; undefined: the shop draws its own maps. */
  mapTiles: MapTiles | undefined;
  /** A folder with answers that replace those of calls, except in live shops; undefined: none. */
  mockResponses: string | undefined;
  /** Services that content refers to; a sandbox has stand-ins. */
  outside: OutsideServices;
  /** Who sends text messages. */
  texts: TextSettings;
  /** The service that proposes translations to authors. */
  translation: TranslationSettings;
  /** The service that reports where parcels are. */
  carriers: CarrierSettings;
  /** Who keeps the points of members. */
  loyalty: LoyaltySettings;
  /** Who keeps gift cards that are not the shop's own. */
  giftCards: GiftCardSettings;
  /** Whether webhooks may call private networks, and by http; never in a live shop. */
  privateWebhooks: boolean;
  /** Undefined: mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where answers to mails arrive. */
  inboundMail: InboundMailSettings;
  /** Whether the goods, pages and promotions of the demo brand are loaded. */
  demoBrand: boolean;
}>;

/**
 * The features that can be switched on: the short enrolment at sign-up, the button to join, the question about
 * interests, greetings for an item, and the simulator that replaces Apple Pay in browsers without it (never in a live
 * shop).
 */
export const features = [
  'simplified-enrolment',
  'join-loyalty-button',
  'interests',
  'greetings',
  'apple-pay-simulator',
] as const;

export type Feature = (typeof features)[number];

/** Parts of the configuration that must never be logged. */
export type Secrets = Readonly<{
  sessionSecret: string | undefined;
  recaptchaKey: string | undefined;
  /** Grants access to the API documentation and the metrics. */
  operatorToken?: string | undefined;
  /** Undefined unless Twilio sends text messages. */
  twilioToken?: string | undefined;
  /** Undefined unless DeepL proposes translations. */
  deeplKey?: string | undefined;
  /** Undefined unless EasyPost reports parcels. */
  carriers?: CarrierSecrets | undefined;
  /** Proves who hands mails on. */
  inboundMail?: string | undefined;
  /** Undefined unless Smile.io keeps the points of members. */
  smileToken?: string | undefined;
  /** Undefined unless Square keeps gift cards. */
  squareToken?: string | undefined;
  /** Undefined unless the media library is in a bucket. */
  media?: MediaKeys | undefined;
  /** Undefined unless Adyen is the payment provider. */
  adyen?: AdyenSecrets | undefined;
}>;

export class ConfigError extends Error {}
