import { join, resolve } from 'node:path';

/** Everything that can be set from outside. Built once; nothing else reads the environment. */
export type Config = Readonly<{
  /** `sandbox` serves the /dev pages and honours provoked errors; `live` does neither. */
  stage: 'sandbox' | 'live';
  host: string;
  port: number;
  /** Origin in links, mails and canonical addresses; taken from the request when not set. */
  publicOrigin: string | undefined;
  secureCookies: boolean;
  trustProxy: boolean;
  appId: string;
  defaultLocale: string;
  logLevel: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  poolSize: number;
  dataFolder: string;
  /** Where the picture masters are. */
  mediaFolder: string;
  role: 'all' | 'web' | 'worker';
  /** Requests per minute and address; operations may have their own, scaled by the factor. */
  rateLimit: number;
  rateLimitFactor: number;
  maxBodyBytes: number;
  smtpUrl: string | undefined;
  mailFrom: string;
}>;

/** Parts of the configuration that must never be logged. */
export type Secrets = Readonly<{ sessionSecret: string | undefined }>;

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment. A bad value throws a sentence that says which, why and what to write. */
export function readConfig(env: Environment): { config: Config; secrets: Secrets } {
  const stage = oneOf(env, 'EYELET_STAGE', ['sandbox', 'live'], 'sandbox');
  const rateLimit = wholeNumber(env, 'RATE_LIMIT', 1200, 1, 10_000_000);
  const secret = env.SESSION_SECRET;
  if (secret !== undefined && secret.length < 32) {
    throw new ConfigError('SESSION_SECRET is shorter than 32 characters. Write a random text of 32 or more.');
  }
  const config: Config = {
    stage,
    host: env.HOST ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000, 0, 65535),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    secureCookies: oneOf(env, 'SECURE_COOKIES', ['yes', 'no'], stage === 'live' ? 'yes' : 'no') === 'yes',
    trustProxy: oneOf(env, 'TRUST_PROXY', ['yes', 'no'], 'no') === 'yes',
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
    mediaFolder: resolve(env.MEDIA_FOLDER ?? join(import.meta.dirname, '../../../demo/art/masters')),
    role: oneOf(env, 'ROLE', ['all', 'web', 'worker'], 'all'),
    rateLimit,
    rateLimitFactor: rateLimit / 1200,
    maxBodyBytes: wholeNumber(env, 'MAX_BODY_BYTES', 262_144, 1024, 16_777_216),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Skerry <hello@skerry.example>',
  };
  return { config, secrets: { sessionSecret: secret } };
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

function databaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL;
  if (value === undefined || value === '') return undefined;
  // The value may hold a password, so the sentence does not repeat it.
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(value)) {
    throw new ConfigError(
      'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/database, or leave it out for the built-in database.',
    );
  }
  return value;
}
