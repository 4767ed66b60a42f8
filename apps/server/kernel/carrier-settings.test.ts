import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';

const easypost = {
  ...{ CARRIERS: 'easypost', EASYPOST_API_KEY: 'EZ-secret', EASYPOST_WEBHOOK_SECRET: 'secret-of-the-webhooks' },
};

test('a sandbox simulates carriers by default', () => {
  expect(readConfig({}).config.carriers).toEqual({ kind: 'simulator' });
  expect(readConfig({ CARRIERS: 'none' }).config.carriers).toEqual({ kind: 'none' });
});

test('EasyPost is asked with its key, and carriers by the names of the account', () => {
  const { config, secrets } = readConfig({ ...easypost, EASYPOST_CARRIERS: 'dhl=DHLPaket, ups=UPSDAP' });
  expect(config.carriers).toMatchObject({
    ...{ kind: 'easypost', endpoint: 'https://api.easypost.com' },
    names: { dhl: 'DHLPaket', ups: 'UPSDAP', fedex: 'FedEx' },
  });
  expect(secrets.carriers).toEqual({ apiKey: 'EZ-secret', webhookSecret: 'secret-of-the-webhooks' });
  expect(JSON.stringify(config)).not.toContain('secret');
});

test.each([
  [{ EASYPOST_API_KEY: '' }, /needs EASYPOST_API_KEY/],
  [{ EASYPOST_WEBHOOK_SECRET: '' }, /needs EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET/],
  [{ EASYPOST_WEBHOOK_SECRET: 'short' }, /shorter than 20/],
  [{ EASYPOST_ENDPOINT: 'api.easypost.com/v2' }, /Write scheme and host only/],
  [{ EASYPOST_RETURN_LABELS: 'tnt=Express' }, /EASYPOST_RETURN_LABELS has "tnt"/],
  [{ EASYPOST_CARRIERS: 'dhl:DHLPaket' }, /EASYPOST_CARRIERS has "dhl:DHLPaket"/],
  [{ CARRIERS: 'other' }, /Write one of: none, simulator, easypost/],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig({ ...easypost, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...easypost, ...env })).toThrow(sentence);
});

test('a live shop has no carriers by default, and refuses those that nobody has seen', () => {
  const live = { EYELET_STAGE: 'live', SANDBOX_PAYMENTS_IN_LIVE: 'i-know-no-money-moves', SMTP_URL: 'none' };
  const shop = { ...live, PUBLIC_ORIGIN: 'https://shop.example.com' };
  expect(readConfig(shop).config.carriers).toEqual({ kind: 'none' });
  expect(() => readConfig({ ...shop, CARRIERS: 'simulator' })).toThrow(/CARRIERS is "simulator"/);
  const plain = { ...easypost, EASYPOST_ENDPOINT: 'http://api.easypost.com' };
  expect(() => readConfig({ ...shop, ...plain })).toThrow(/must begin with https/);
});
