import type { AdyenSecrets, AdyenSettings } from './adyen-settings.ts';
import type { MediaKeys, MediaStorageSettings } from './media-settings.ts';
import type { OutsideServices } from './outside-settings.ts';
import type { MapTiles } from './tile-settings.ts';
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
  /** Where the picture masters are. */
  mediaFolder: string;
  /** Where the films of the library are. */
  filmsFolder: string;
  /** Where the files of the media library are. */
  mediaStorage: MediaStorageSettings;
  /** Bytes of memory for cached pages, answers and pictures of this process, all together. */
  cacheBytes: number;
  /** Whether the pictures of listings are made before they are first requested. */
  picturesAhead: boolean;
  /** Where the files of digital products are. */
  downloadsFolder: string;
  role: 'all' | 'web' | 'worker';
  /** Requests per minute and address; operations may have their own, scaled by the factor. */
  rateLimit: number;
  rateLimitFactor: number;
  maxBodyBytes: number;
  botCheck: Readonly<{
    kind: 'altcha' | 'recaptcha' | 'stand-in';
    /** Largest number of a puzzle. */
    maxNumber: number;
    /** Milliseconds that a form must have been open before its own proof is accepted. */
    formAgeMs: number;
    recaptcha: Readonly<{ project: string; siteKey: string; service: string; script: string; minimumScore: number }>;
  }>;
  /** Calls of an address within ten minutes, of those that could guess accounts, before a human check is required. */
  guardedCalls: number;
  /** Parts of the storefront that a brand switches on or off. */
  features: readonly Feature[];
  /** Name on the Apple Pay sheet, and the code that is applied automatically when it opens (B4.5.04). */
  applePay: Readonly<{ label: string; promoCode: string | undefined }>;
  /** Messaging about paying later: the sandbox's stand-in unless a URL is given, with the hash of the script. */
  payLaterScript: Readonly<{ src: string; integrity: string | undefined }>;
  /** The payment provider: the shop's own sandbox, or Adyen. */
  payments: Readonly<{ kind: 'sandbox' }> | AdyenSettings;
  /** Where the maps of stores come from; undefined: the shop draws them. */
  mapTiles: MapTiles | undefined;
  /** A folder of answers that stand in for those of calls, outside live shops; undefined: none. */
  mockResponses: string | undefined;
  /** Services that content refers to; a sandbox has stand-ins. */
  outside: OutsideServices;
  /** Whether webhooks may reach networks of one's own, and by http; never in a live shop. */
  privateWebhooks: boolean;
  /** Undefined: mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether the goods, pages and promotions of the demo brand are loaded. */
  demoBrand: boolean;
}>;

/**
 * What can be switched on: the short enrolment at sign-in, the button to join, the question about interests, greetings
 * for an item, and the simulator that stands in for Apple Pay in browsers without it (never in a live shop).
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
  /** Undefined unless the media library is in a bucket. */
  media?: MediaKeys | undefined;
  /** Undefined unless Adyen is the payment provider. */
  adyen?: AdyenSecrets | undefined;
}>;

export class ConfigError extends Error {}
