import { describe, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { liveWarnings } from './live-terms.ts';
import { readConfig } from './read-config.ts';

test('an empty environment gives a working sandbox', () => {
  const { config, secrets } = readConfig({});
  expect(config).toMatchObject({ stage: 'sandbox', port: 3000, databaseUrl: undefined, role: 'all' });
  expect(secrets.sessionSecret).toBeUndefined();
});

test.each([
  [{ PORT: 'http' }, /PORT is "http"\. Write a whole number from 0 to 65535\./],
  [{ PORT: '70000' }, /PORT/],
  [{ EYELET_STAGE: 'prod' }, /EYELET_STAGE is "prod"\. Write one of: sandbox, live\./],
  [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, /PUBLIC_ORIGIN/],
  [{ MAP_TILES: 'tiles' }, /MAP_TILES is "tiles"\. Write a URL with one host/],
  [
    { TRUST_PROXY: 'yes' },
    /TRUST_PROXY is "yes"\. Write no; the number of proxies in front of the shop, such as 1; or/,
  ],
  [{ TRUST_PROXY: '10.0.0.0/0' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/8,everybody' }, /TRUST_PROXY/],
  [{ ALLOWED_HOSTS: 'https://a.example' }, /ALLOWED_HOSTS has "https:\/\/a\.example"/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET is shorter than 32/],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/shop' }, /DATABASE_URL is not a PostgreSQL URL/],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a wrong DATABASE_URL is not repeated, as it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/shop' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test.each([
  [undefined, false],
  ['no', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7', ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
])('TRUST_PROXY=%s trusts %o', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).config.trustProxy).toEqual(trusted);
});

describe('a live shop', () => {
  const paid = {
    PAYMENTS: 'adyen',
    ADYEN_ENVIRONMENT: 'live',
    ADYEN_LIVE_PREFIX: 'prefix',
    ADYEN_MERCHANT_ACCOUNT: 'Skerry',
    ADYEN_API_KEY: 'key',
    ADYEN_CLIENT_KEY: 'client',
    ADYEN_HMAC_KEY: 'ab'.repeat(32),
    ADYEN_WEBHOOK_PASSWORD: 'password',
    ADYEN_SCRIPT_INTEGRITY: 'sha384-abc',
    ADYEN_STYLE_INTEGRITY: 'sha384-abc',
  };
  const live = {
    EYELET_STAGE: 'live',
    PUBLIC_ORIGIN: 'https://shop.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Tarn <hello@tarn.example>',
    ...paid,
  };

  test('opens with money, mails and an origin, and without the demo', () => {
    const { config } = readConfig(live);
    expect(config).toMatchObject({ stage: 'live', demoBrand: false, secureCookies: true, applePay: { label: 'Tarn' } });
    expect(config.features).not.toContain('apple-pay-simulator');
    expect(liveWarnings(config)).toEqual([]);
  });

  test.each([
    [{ PAYMENTS: '' }, /PAYMENTS=sandbox moves no money.*SANDBOX_PAYMENTS_IN_LIVE=i-know-no-money-moves\.$/],
    [{ PAYMENTS: 'sandbox', SANDBOX_PAYMENTS_IN_LIVE: 'yes' }, /PAYMENTS=sandbox moves no money/],
    [{ ADYEN_ENVIRONMENT: 'test' }, /ADYEN_ENVIRONMENT=test moves no money/],
    [{ BOT_CHECK: 'stand-in' }, /BOT_CHECK is "stand-in"/],
    [{ PUBLIC_ORIGIN: '' }, /needs PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'http://shop.example' }, /served over https/],
    [{ FEATURES: 'interests,apple-pay-simulator' }, /apple-pay-simulator/],
    [{ PRIVATE_WEBHOOKS: 'yes' }, /PRIVATE_WEBHOOKS is "yes"/],
    [{ SMTP_URL: undefined }, /needs SMTP_URL/],
    [{ MAIL_FROM: undefined }, /needs MAIL_FROM/],
  ])('does not with %o', (change, sentence) => {
    expect(() => readConfig({ ...live, ...change })).toThrow(ConfigError);
    expect(() => readConfig({ ...live, ...change })).toThrow(sentence);
  });

  test('opens for a demonstration when told so, and is warned of all that stands in', () => {
    const { config } = readConfig({
      ...{ EYELET_STAGE: 'live', PUBLIC_ORIGIN: 'http://localhost:3000', SMTP_URL: 'none', DEMO_BRAND: 'yes' },
      SANDBOX_PAYMENTS_IN_LIVE: 'i-know-no-money-moves',
    });
    expect(config).toMatchObject({ demoBrand: true, payments: { kind: 'sandbox' }, smtpUrl: undefined });
    expect(liveWarnings(config)).toEqual([
      expect.stringMatching(/without payment/),
      expect.stringMatching(/no mail is sent/),
      expect.stringMatching(/demo brand/),
    ]);
  });
});

test('a shop without the demo brand does not bear its name', () => {
  expect(readConfig({}).config.mailFrom).toContain('Skerry');
  expect(readConfig({ DEMO_BRAND: 'no' }).config.mailFrom).not.toContain('Skerry');
});
