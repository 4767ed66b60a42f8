import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';

const deepl = { TRANSLATION_SERVICE: 'deepl', DEEPL_API_KEY: 'secret' };

test('a shop has no translation service by default', () => {
  const { config, secrets } = readConfig({});
  expect([config.translation, secrets.deeplKey]).toEqual([{ kind: 'none' }, undefined]);
});

test.each([
  [{}, 'https://api.deepl.com'],
  [{ DEEPL_API_KEY: 'secret:fx' }, 'https://api-free.deepl.com'],
  [{ DEEPL_ENDPOINT: 'http://127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
])('DeepL with %j is asked at %s', (env, endpoint) => {
  const { config, secrets } = readConfig({ ...deepl, ...env });
  expect(config.translation).toEqual({ kind: 'deepl', endpoint });
  expect(secrets.deeplKey).toMatch(/^secret/);
  expect(JSON.stringify(config)).not.toContain('secret');
});

test.each([
  [{ DEEPL_API_KEY: '' }, /needs DEEPL_API_KEY/],
  [{ DEEPL_ENDPOINT: 'api.deepl.com' }, /DEEPL_ENDPOINT is "api.deepl.com"/],
  [{ DEEPL_ENDPOINT: 'https://api.deepl.com/v2' }, /Write scheme and host only/],
  [{ TRANSLATION_SERVICE: 'other' }, /Write one of: none, deepl/],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig({ ...deepl, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...deepl, ...env })).toThrow(sentence);
});
