import { join, resolve } from 'node:path';
import { type AdyenSecrets, readAdyen } from './adyen-settings.ts';
import { type CarrierSecrets, type CarrierSettings, readEasypost } from './carrier-settings.ts';
import { type Config, ConfigError, features, type Secrets } from './config.ts';
import { type GiftCardSettings, readSquare } from './gift-card-settings.ts';
import { readInboundMail } from './inbound-mail-settings.ts';
import { whyNotLive } from './live-terms.ts';
import { type LoyaltySettings, readSmile } from './loyalty-settings.ts';
import { type MediaKeys, type MediaStorageSettings, readS3 } from './media-settings.ts';
import { readOutside } from './outside-settings.ts';
import { readTwilio, type TextSettings } from './text-settings.ts';
import { readMapTiles } from './tile-settings.ts';
import { readDeepl, type TranslationSettings } from './translation-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment. A bad value throws a sentence that says which, why and what to write. */
export function readConfig(env: Environment): { config: Config; secrets: Secrets } {
  const stage = oneOf(env, 'EYELET_STAGE', ['sandbox', 'live'], 'sandbox');
  const rateLimit = wholeNumber(env, 'RATE_LIMIT', 1200, 1, 10_000_000);
  const secret = env.SESSION_SECRET;
  if (secret !== undefined && secret.length < 32) {
    throw new ConfigError('SESSION_SECRET is shorter than 32 characters. Write a random text of 32 or more.');
  }
  const paid = payments(env);
  const media = mediaStorage(env, stage);
  const parcels = carriers(env, stage);
  const smtpUrl = env.SMTP_URL === 'none' ? undefined : env.SMTP_URL || undefined;
  const received = sound(readInboundMail(env, { stage, sends: smtpUrl !== undefined }));
  const translator = translationService(env, stage);
  const texted = textMessages(env, stage);
  const programme = loyaltyProgramme(env, stage);
  const cards = giftCards(env, stage);
  const demoBrand = oneOf(env, 'DEMO_BRAND', ['yes', 'no'], stage === 'live' ? 'no' : 'yes') === 'yes';
  const mailFrom = env.MAIL_FROM || (demoBrand ? 'Skerry <hello@skerry.example>' : 'Your shop <hello@shop.example>');
  const config: Config = {
    stage,
    host: env.HOST ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000, 0, 65535),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    secureCookies: oneOf(env, 'SECURE_COOKIES', ['yes', 'no'], stage === 'live' ? 'yes' : 'no') === 'yes',
    allowedHosts: hosts(env, 'ALLOWED_HOSTS'),
    trustProxy: sound(readTrustedProxies(env.TRUST_PROXY)),
    appId: 'eyelet',
    defaultLocale: 'en-us',
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      stage === 'live' ? 'info' : 'warn',
    ),
    databaseUrl: databaseUrl(env),
    poolSize: wholeNumber(env, 'POOL_SIZE', 16, 2, 500),
    dataFolder: resolve(env.DATA_FOLDER ?? '.data'),
    downloadsFolder: resolve(env.DOWNLOADS_FOLDER ?? join(import.meta.dirname, '../../../demo/downloads/files')),
    mediaFolder: resolve(env.MEDIA_FOLDER ?? join(import.meta.dirname, '../../../demo/art/masters')),
    filmsFolder: resolve(env.FILMS_FOLDER ?? join(import.meta.dirname, '../../../demo/films/files')),
    mediaStorage: media.settings,
    cacheBytes: wholeNumber(env, 'CACHE_MEGABYTES', 48, 16, 65_536) * 1024 * 1024,
    picturesAhead: oneOf(env, 'PICTURES_AHEAD', ['yes', 'no'], 'yes') === 'yes',
    avif: oneOf(env, 'AVIF', ['yes', 'no'], 'yes') === 'yes',
    role: oneOf(env, 'ROLE', ['all', 'web', 'worker'], 'all'),
    rateLimit,
    rateLimitFactor: rateLimit / 1200,
    maxBodyBytes: wholeNumber(env, 'MAX_BODY_BYTES', 262_144, 1024, 16_777_216),
    botCheck: botCheck(env),
    guardedCalls: wholeNumber(env, 'GUARDED_CALLS', 60, 1, 10_000_000),
    features: list(env, 'FEATURES', features, [
      'join-loyalty-button',
      'interests',
      'greetings',
      // The simulated device pays only with the sandbox provider.
      ...(stage === 'live' || paid.settings.kind !== 'sandbox' ? [] : (['apple-pay-simulator'] as const)),
    ]),
    applePay: {
      label: env.APPLE_PAY_LABEL || mailFrom.split('<')[0]?.trim() || mailFrom,
      promoCode: env.APPLE_PAY_PROMO_CODE || undefined,
    },
    payLaterScript: {
      src: env.PAY_LATER_SCRIPT ?? (paid.settings.kind === 'sandbox' ? '/sandbox-payments/assets/pay-later.js' : ''),
      integrity: env.PAY_LATER_INTEGRITY,
    },
    payments: paid.settings,
    mapTiles: sound(readMapTiles(env, stage)),
    mockResponses: stage === 'live' || !env.MOCK_RESPONSES ? undefined : resolve(env.MOCK_RESPONSES),
    outside: sound(readOutside(env, stage)),
    texts: texted.settings,
    translation: translator.settings,
    carriers: parcels.settings,
    loyalty: programme.settings,
    giftCards: cards.settings,
    privateWebhooks: oneOf(env, 'PRIVATE_WEBHOOKS', ['yes', 'no'], 'no') === 'yes',
    smtpUrl,
    mailFrom,
    inboundMail: received.settings,
    demoBrand,
  };
  const problem = stage === 'live' ? whyNotLive(env, config) : undefined;
  if (problem !== undefined) throw new ConfigError(problem);
  const operatorToken = env.OPERATOR_TOKEN || undefined;
  if (operatorToken !== undefined && operatorToken.length < 24) {
    throw new ConfigError('OPERATOR_TOKEN is shorter than 24 characters. Write a random text of 24 or more.');
  }
  const { RECAPTCHA_API_KEY: recaptchaKey } = env;
  return {
    config,
    secrets: {
      ...{ sessionSecret: secret, recaptchaKey, operatorToken, adyen: paid.secrets, media: media.keys },
      deeplKey: translator.key,
      twilioToken: texted.token,
      carriers: parcels.secrets,
      inboundMail: received.secret,
      smileToken: programme.token,
      squareToken: cards.token,
    },
  };
}

function botCheck(env: Environment): Config['botCheck'] {
  const kind = oneOf(env, 'BOT_CHECK', ['altcha', 'recaptcha', 'stand-in'], 'altcha');
  const recaptcha = {
    project: env.RECAPTCHA_PROJECT ?? '',
    siteKey: env.RECAPTCHA_SITE_KEY ?? '',
    service: origin(env, 'RECAPTCHA_SERVICE') ?? 'https://recaptchaenterprise.googleapis.com',
    script: env.RECAPTCHA_SCRIPT ?? 'https://www.google.com/recaptcha/enterprise.js',
    minimumScore: wholeNumber(env, 'RECAPTCHA_MINIMUM_PERCENT', 50, 0, 100) / 100,
  };
  if (kind === 'recaptcha' && (recaptcha.project === '' || recaptcha.siteKey === '' || !env.RECAPTCHA_API_KEY)) {
    throw new ConfigError(
      'BOT_CHECK is "recaptcha", which needs RECAPTCHA_PROJECT, RECAPTCHA_SITE_KEY and RECAPTCHA_API_KEY.',
    );
  }
  const maxNumber = wholeNumber(env, 'BOT_CHECK_WORK', 50_000, 100, 10_000_000);
  const formAgeMs = wholeNumber(env, 'BOT_CHECK_FORM_AGE_MS', 1000, 0, 60_000);
  return { kind, maxNumber, formAgeMs, recaptcha };
}

function payments(env: Environment): Readonly<{ settings: Config['payments']; secrets: AdyenSecrets | undefined }> {
  const kind = oneOf(env, 'PAYMENTS', ['sandbox', 'adyen'], 'sandbox');
  if (kind === 'sandbox') return { settings: { kind }, secrets: undefined };
  return sound(readAdyen(env));
}

function mediaStorage(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: MediaStorageSettings; keys: MediaKeys | undefined }> {
  const kind = oneOf(env, 'MEDIA_STORAGE', ['folder', 's3'], 'folder');
  if (kind === 'folder') return { settings: { kind }, keys: undefined };
  return sound(readS3(env, stage));
}

function translationService(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: TranslationSettings; key: string | undefined }> {
  const kind = oneOf(env, 'TRANSLATION_SERVICE', ['none', 'deepl'], 'none');
  if (kind === 'none') return { settings: { kind }, key: undefined };
  return sound(readDeepl(env, stage));
}

function textMessages(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: TextSettings; token: string | undefined }> {
  const kind = oneOf(env, 'TEXT_MESSAGES', ['none', 'outbox', 'twilio'], stage === 'live' ? 'none' : 'outbox');
  if (kind !== 'twilio') return { settings: { kind }, token: undefined };
  return sound(readTwilio(env, stage));
}

function carriers(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: CarrierSettings; secrets: CarrierSecrets | undefined }> {
  const kind = oneOf(env, 'CARRIERS', ['none', 'simulator', 'easypost'], stage === 'live' ? 'none' : 'simulator');
  if (kind !== 'easypost') return { settings: { kind }, secrets: undefined };
  return sound(readEasypost(env, stage));
}

function loyaltyProgramme(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: LoyaltySettings; token: string | undefined }> {
  const kind = oneOf(env, 'LOYALTY_PROGRAMME', ['embedded', 'smile'], 'embedded');
  if (kind === 'embedded') return { settings: { kind }, token: undefined };
  return sound(readSmile(env, stage));
}

function giftCards(
  env: Environment,
  stage: Config['stage'],
): Readonly<{ settings: GiftCardSettings; token: string | undefined }> {
  const kind = oneOf(env, 'GIFT_CARDS', ['embedded', 'square'], 'embedded');
  if (kind === 'embedded') return { settings: { kind }, token: undefined };
  return sound(readSquare(env, stage));
}

/** What was read; what is wrong with it is thrown. */
function sound<T>(read: T): Exclude<T, Readonly<{ problem: string }>> {
  if (typeof read === 'object' && read !== null && 'problem' in read) throw new ConfigError(String(read.problem));
  return read as Exclude<T, Readonly<{ problem: string }>>;
}

/** A comma-separated list of words; `none` for an empty one. */
function list<const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  standard: readonly NoInfer<T>[],
): readonly T[] {
  const value = env[name];
  if (value === undefined || value === '') return standard;
  if (value === 'none') return [];
  const words = value.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !allowed.some((one) => one === word));
  if (unknown !== undefined) {
    throw new ConfigError(`${name} has "${unknown}". Write a list of: ${allowed.join(', ')}; or none.`);
  }
  return allowed.filter((one) => words.includes(one));
}

function oneOf<const T extends string>(env: Environment, name: string, allowed: readonly T[], standard: NoInfer<T>): T {
  const value = env[name];
  if (value === undefined || value === '') return standard;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new ConfigError(`${name} is "${value}". Write one of: ${allowed.join(', ')}.`);
  return found;
}

function wholeNumber(env: Environment, name: string, standard: number, min: number, max: number): number {
  const value = env[name];
  if (value === undefined || value === '') return standard;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} is "${value}". Write a whole number from ${min} to ${max}.`);
  }
  return number;
}

function origin(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  if (!/^https?:\/\/[^/]+$/.test(value)) {
    throw new ConfigError(`${name} is "${value}". Write scheme and host only, such as https://shop.example.com.`);
  }
  return value;
}

/** Comma-separated host names. */
function hosts(env: Environment, name: string): readonly string[] {
  const names = (env[name] ?? '').split(',').map((one) => one.trim());
  const odd = names.find((one) => !/^[\w.[\]:-]*$/.test(one) || /:\d+$/.test(one.replace(/\[.*\]/, '')));
  if (odd !== undefined) {
    throw new ConfigError(`${name} has "${odd}". Write host names without scheme and port, separated by commas.`);
  }
  return names.filter(Boolean);
}

function databaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL;
  if (value === undefined || value === '') return undefined;
  // The value may contain a password, so the message does not repeat it.
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(value)) {
    throw new ConfigError(
      'DATABASE_URL is not a PostgreSQL URL. Write postgres://user:password@host:5432/database, or leave it out for the built-in database.',
    );
  }
  return value;
}
