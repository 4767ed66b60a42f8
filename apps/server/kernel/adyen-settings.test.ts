import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const hash = `sha384-${'A'.repeat(64)}`;

const good = {
  PAYMENTS: 'adyen',
  ADYEN_API_KEY: 'AQE-secret',
  ADYEN_MERCHANT_ACCOUNT: 'SkerryECOM',
  ADYEN_CLIENT_KEY: 'test_client',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_WEBHOOK_PASSWORD: 'webhook-secret',
  ADYEN_ENVIRONMENT: 'test',
  ADYEN_SCRIPT_INTEGRITY: hash,
  ADYEN_STYLE_INTEGRITY: hash,
};

test('the sandbox moves the money unless Adyen is chosen', () => {
  expect(readConfig({}).config.payments).toEqual({ kind: 'sandbox' });
  const { config, secrets } = readConfig(good);
  expect(config.payments).toMatchObject({ kind: 'adyen', merchantAccount: 'SkerryECOM', environment: 'test' });
  expect(secrets.adyen?.apiKey).toBe('AQE-secret');
  expect(JSON.stringify(config)).not.toContain('secret');
});

test('the script is that of the environment, with the hash that was set [B7.38]', () => {
  const live = { ...good, ADYEN_ENVIRONMENT: 'live-us', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Skerry' };
  const { payments } = readConfig(live).config;
  expect(payments).toMatchObject({
    script: {
      src: expect.stringMatching(/^https:\/\/checkoutshopper-live-us\.cdn\.adyen\.com\/.*\/adyen\.js$/),
      integrity: hash,
    },
  });
});

test('nothing is captured in parts unless Adyen has enabled it for the account, and holds are those of card networks', () => {
  expect(readConfig(good).config.payments).toMatchObject({ partMethods: [], holdDays: 7 });
  const enabled = { ...good, ADYEN_PART_CAPTURES: 'PAYPAL,CREDIT_CARD', ADYEN_HOLD_DAYS: '28' };
  expect(readConfig(enabled).config.payments).toMatchObject({ partMethods: ['CREDIT_CARD', 'PAYPAL'], holdDays: 28 });
});

test('a setting that cannot work stops the start with a sentence that names it and no secret', () => {
  const bad: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ PAYMENTS: 'cash' }, /PAYMENTS is "cash".*sandbox, adyen/],
    [{ ADYEN_API_KEY: '', ADYEN_CLIENT_KEY: '' }, /needs ADYEN_API_KEY, ADYEN_CLIENT_KEY\./],
    [{ ADYEN_WEBHOOK_PASSWORD: '' }, /needs ADYEN_WEBHOOK_PASSWORD/],
    [{ ADYEN_ENVIRONMENT: 'production' }, /ADYEN_ENVIRONMENT is "production"/],
    [{ ADYEN_ENVIRONMENT: 'live' }, /ADYEN_LIVE_PREFIX/],
    [{ ADYEN_HMAC_KEY: 'secret-but-no-hex' }, /ADYEN_HMAC_KEY is not a key/],
    [{ ADYEN_ENDPOINT: 'http://127.0.0.1:4000/path' }, /ADYEN_ENDPOINT/],
    [
      { ADYEN_ENDPOINT: 'http://127.0.0.1:4000', ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: 'x' },
      /ADYEN_ENDPOINT is for tests/,
    ],
    [{ ADYEN_PART_CAPTURES: 'CREDIT_CARD,CASH' }, /ADYEN_PART_CAPTURES names "CASH"/],
    [{ ADYEN_PART_CAPTURES: 'KLARNA' }, /ADYEN_PART_CAPTURES names "KLARNA"/],
    [{ ADYEN_HOLD_DAYS: '29' }, /ADYEN_HOLD_DAYS is "29"/],
    [{ ADYEN_SCRIPT: 'adyen.js' }, /ADYEN_SCRIPT is "adyen\.js"/],
    [{ ADYEN_SCRIPT_INTEGRITY: 'none' }, /ADYEN_SCRIPT_INTEGRITY is not a hash/],
    [{ ADYEN_STYLE_INTEGRITY: 'md5-abc' }, /ADYEN_STYLE_INTEGRITY is not a hash/],
  ];
  for (const [change, sentence] of bad) {
    const start = () => readConfig({ ...good, ...change });
    expect(start, JSON.stringify(change)).toThrow(sentence);
    expect(start).not.toThrow(/secret/);
  }
});
