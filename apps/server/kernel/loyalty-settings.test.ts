import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';

const smile = { LOYALTY_PROGRAMME: 'smile', SMILE_TOKEN: 'secret' };

test('points are kept by the shop itself by default', () => {
  const { config, secrets } = readConfig({});
  expect([config.loyalty, secrets.smileToken]).toEqual([{ kind: 'embedded' }, undefined]);
});

test.each([
  [{}, 'https://api.smile.io'],
  [{ SMILE_ENDPOINT: 'http://127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
])('Smile.io with %j is asked at %s', (env, endpoint) => {
  const { config, secrets } = readConfig({ ...smile, ...env });
  expect(config.loyalty).toEqual({ kind: 'smile', endpoint });
  expect(secrets.smileToken).toBe('secret');
  expect(JSON.stringify(config)).not.toContain('secret');
});

test.each([
  [{ SMILE_TOKEN: '' }, /needs SMILE_TOKEN/],
  [{ SMILE_ENDPOINT: 'api.smile.io' }, /SMILE_ENDPOINT is "api.smile.io"/],
  [{ SMILE_ENDPOINT: 'https://api.smile.io/v1' }, /Write scheme and host only/],
  [{ LOYALTY_PROGRAMME: 'other' }, /Write one of: embedded, smile/],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig({ ...smile, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...smile, ...env })).toThrow(sentence);
});
