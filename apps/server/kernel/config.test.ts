import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
  [{ MAP_TILES: 'tiles' }, /MAP_TILES is "tiles"\. Write one address of one host/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET is shorter than 32/],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/shop' }, /DATABASE_URL is not a PostgreSQL address/],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a wrong DATABASE_URL is not repeated, as it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/shop' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});
