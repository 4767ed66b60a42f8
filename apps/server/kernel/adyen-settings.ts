/** Settings of the Adyen adapter; Adyen's two keys and the password are secrets and kept separately. */
export type AdyenSettings = Readonly<{
  kind: 'adyen';
  merchantAccount: string;
  clientKey: string;
  environment: AdyenEnvironment;
  /** First part of the live host names; Adyen assigns one to each company. */
  livePrefix: string | undefined;
  /** Origin that is called instead of Adyen's, for tests. */
  endpoint: string | undefined;
  /** The merchant identifier at Apple; without it Apple Pay is not offered. */
  appleMerchant: string | undefined;
  /** Methods for which the merchant account has several partial captures enabled. */
  partMethods: readonly PartMethod[];
  /** Days after authorising within which money is captured. */
  holdDays: number;
  /** User name of Adyen's webhooks. */
  webhookUser: string;
  script: Asset;
  style: Asset;
}>;

// Not KLARNA: Adyen asks for the goods of each of its captures.
const partMethods = ['CREDIT_CARD', 'PAYPAL', 'DW_APPLE_PAY'] as const;

type PartMethod = (typeof partMethods)[number];

export type AdyenSecrets = Readonly<{ apiKey: string; hmacKey: string; webhookPassword: string }>;

/** A file of the provider that browsers load: its address and the hash that it must have (B7.38). */
export type Asset = Readonly<{ src: string; integrity: string }>;

export const environments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const;

export type AdyenEnvironment = (typeof environments)[number];

/** Version of the provider's script that the pages are written for. */
export const scriptVersion = '6.45.2';

type Environment = Readonly<Record<string, string | undefined>>;

/** The problem of the environment, as a sentence that says what to write. Never repeats a secret. */
export type Wrong = Readonly<{ problem: string }>;

/** Reads the variables that begin with ADYEN_. */
export function readAdyen(env: Environment): Readonly<{ settings: AdyenSettings; secrets: AdyenSecrets }> | Wrong {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) return { problem: `PAYMENTS is "adyen", which needs ${missing.join(', ')}.` };
  const environment = environments.find((one) => one === env.ADYEN_ENVIRONMENT);
  if (!environment) {
    return { problem: `ADYEN_ENVIRONMENT is "${env.ADYEN_ENVIRONMENT}". Write one of: ${environments.join(', ')}.` };
  }
  const endpoint = env.ADYEN_ENDPOINT || undefined;
  const livePrefix = env.ADYEN_LIVE_PREFIX || undefined;
  if (environment !== 'test' && !/^[\w-]+$/.test(livePrefix ?? '')) {
    return {
      problem: 'ADYEN_LIVE_PREFIX is missing or malformed. Write the prefix of your company’s live URLs.',
    };
  }
  if (endpoint !== undefined && (environment !== 'test' || !/^https?:\/\/[^/]+$/.test(endpoint))) {
    return {
      problem:
        'ADYEN_ENDPOINT is for tests: write scheme and host only, such as http://127.0.0.1:4000, and leave ADYEN_ENVIRONMENT at test.',
    };
  }
  if (!/^([0-9a-f]{2}){32,}$/i.test(env.ADYEN_HMAC_KEY ?? '')) {
    return {
      problem: 'ADYEN_HMAC_KEY is not a key of 64 hexadecimal digits. Copy it from the settings of the webhook.',
    };
  }
  const parts = (env.ADYEN_PART_CAPTURES ?? '').split(',').filter(Boolean);
  const unknown = parts.find((name) => !partMethods.some((method) => method === name));
  if (unknown !== undefined) {
    return { problem: `ADYEN_PART_CAPTURES names "${unknown}". Write some of: ${partMethods.join(', ')}.` };
  }
  const holdDays = Number(env.ADYEN_HOLD_DAYS || 7);
  if (!Number.isInteger(holdDays) || holdDays < 2 || holdDays > 28) {
    return { problem: `ADYEN_HOLD_DAYS is "${env.ADYEN_HOLD_DAYS}". Write a number of days from 2 to 28.` };
  }
  const script = assetOf(env, 'SCRIPT', environment, 'adyen.js');
  const style = assetOf(env, 'STYLE', environment, 'adyen.css');
  if ('problem' in script) return script;
  if ('problem' in style) return style;
  return {
    settings: {
      kind: 'adyen',
      merchantAccount: env.ADYEN_MERCHANT_ACCOUNT ?? '',
      clientKey: env.ADYEN_CLIENT_KEY ?? '',
      environment,
      livePrefix,
      endpoint,
      appleMerchant: env.ADYEN_APPLE_MERCHANT || undefined,
      partMethods: partMethods.filter((method) => parts.includes(method)),
      holdDays,
      webhookUser: env.ADYEN_WEBHOOK_USER || 'eyelet',
      script,
      style,
    },
    secrets: {
      apiKey: env.ADYEN_API_KEY ?? '',
      hmacKey: env.ADYEN_HMAC_KEY ?? '',
      webhookPassword: env.ADYEN_WEBHOOK_PASSWORD ?? '',
    },
  };
}

const required = [
  'ADYEN_API_KEY',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_CLIENT_KEY',
  'ADYEN_HMAC_KEY',
  'ADYEN_WEBHOOK_PASSWORD',
  'ADYEN_ENVIRONMENT',
  'ADYEN_SCRIPT_INTEGRITY',
  'ADYEN_STYLE_INTEGRITY',
] as const;

/** Each environment of Adyen has its own files with their own hashes, so the hash must be configured. */
function assetOf(
  env: Environment,
  name: 'SCRIPT' | 'STYLE',
  environment: AdyenEnvironment,
  file: string,
): Asset | Wrong {
  const src =
    env[`ADYEN_${name}`] ||
    `https://checkoutshopper-${environment}.cdn.adyen.com/checkoutshopper/sdk/${scriptVersion}/${file}`;
  const integrity = env[`ADYEN_${name}_INTEGRITY`] ?? '';
  if (!URL.canParse(src) || !/^https?:$/.test(new URL(src).protocol)) {
    return { problem: `ADYEN_${name} is "${src}". Write a whole address, such as https://…/${file}.` };
  }
  if (!/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(integrity)) {
    return { problem: `ADYEN_${name}_INTEGRITY is not a hash. Write sha384- and the hash of ${src} in base64.` };
  }
  return { src, integrity };
}
