import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readSquare } from './gift-card-settings.ts';
import { readConfig } from './read-config.ts';

const square = { GIFT_CARDS: 'square', SQUARE_TOKEN: 'secret', SQUARE_LOCATION: 'L1' };

test('the shop keeps its own gift cards alone by default', () => {
  const { config, secrets } = readConfig({});
  expect([config.giftCards, secrets.squareToken]).toEqual([{ kind: 'embedded' }, undefined]);
});

test.each([
  [{}, 'https://connect.squareupsandbox.com'],
  [{ SQUARE_ENDPOINT: 'http://127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
])('Square with %j is asked at %s', (env, endpoint) => {
  const { config, secrets } = readConfig({ ...square, ...env });
  expect(config.giftCards).toEqual({ kind: 'square', endpoint, location: 'L1' });
  expect(secrets.squareToken).toBe('secret');
  expect(JSON.stringify(config)).not.toContain('secret');
});

test('a live shop asks Square itself, by https', () => {
  expect(readSquare(square, 'live')).toMatchObject({ settings: { endpoint: 'https://connect.squareup.com' } });
  expect(readSquare({ ...square, SQUARE_ENDPOINT: 'http://square.example' }, 'live')).toEqual({
    problem: 'SQUARE_ENDPOINT is "http://square.example". In a live shop it must begin with https://.',
  });
});

test.each([
  [{ SQUARE_TOKEN: '' }, /needs SQUARE_TOKEN and SQUARE_LOCATION/],
  [{ SQUARE_LOCATION: '' }, /needs SQUARE_TOKEN and SQUARE_LOCATION/],
  [{ SQUARE_ENDPOINT: 'https://connect.squareup.com/v2' }, /Write scheme and host only/],
  [{ GIFT_CARDS: 'other' }, /Write one of: embedded, square/],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig({ ...square, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...square, ...env })).toThrow(sentence);
});
