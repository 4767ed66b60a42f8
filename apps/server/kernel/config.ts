import type { AdyenSecrets, AdyenSettings } from './adyen-settings.ts';
import type { MapTiles } from './tile-settings.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Everything that can be set from outside. Built once; nothing else reads the environment. */
export type Config = Readonly<{
  /** `sandbox` serves the /dev pages and honours provoked errors; `live` does neither, and takes no stand-ins. */
  stage: 'sandbox' | 'live';
  host: string;
  port: number;
  /** Origin in links, mails and canonical addresses; taken from requests when not set. */
  publicOrigin: string | undefined;
  /** Names that requests may ask for, beside this machine's, HOST and that of the public origin. */
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
  /** Bytes that this process keeps of pages, answers and pictures, all together. */
  cacheBytes: number;
  /** Whether the pictures of listings are made before anybody asks for them. */
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
    /** Milliseconds that a form has to be looked at before its own proof counts. */
    formAgeMs: number;
    recaptcha: Readonly<{ project: string; siteKey: string; service: string; script: string; minimumScore: number }>;
  }>;
  /** Calls of an address within ten minutes, of those that guess at accounts, before a human check is asked for. */
  guardedCalls: number;
  /** Parts of the storefront that a brand switches on or off. */
  features: readonly Feature[];
  /** Name on the sheet of Apple Pay, and the code that is applied unasked when it opens (B4.5.04). */
  applePay: Readonly<{ label: string; promoCode: string | undefined }>;
  /** Messaging about paying later: the sandbox's stand-in unless an address is given, with the hash of the script. */
  payLaterScript: Readonly<{ src: string; integrity: string | undefined }>;
  /** Who moves the money: the sandbox of the shop, or Adyen. */
  payments: Readonly<{ kind: 'sandbox' }> | AdyenSettings;
  /** Where the maps of stores come from; undefined: they are drawn. */
  mapTiles: MapTiles | undefined;
  /** Undefined: mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether the goods, pages and promotions of the demo brand are loaded. */
  demoBrand: boolean;
}>;

/**
 * What can be switched: the short enrolment at sign-in, the button to join, the question for interests, greetings with an
 * item, and the simulator
 * that stands in for Apple Pay where a browser has none (never in a live shop).
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
  /** Opens the documentation of the API and the metrics. */
  operatorToken?: string | undefined;
  /** Undefined unless Adyen moves the money. */
  adyen?: AdyenSecrets | undefined;
}>;

export class ConfigError extends Error {}
