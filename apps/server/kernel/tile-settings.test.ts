import { expect, test } from 'vitest';
import { readMapTiles } from './tile-settings.ts';

const good = {
  MAP_TILES: 'https://tiles.example:8443/base/{z}/{x}/{y}@2x.png?key=k',
  MAP_ATTRIBUTION: ' © Chart makers ',
};
const link = 'https://tiles.example/about';

test('without an address the shop draws its own map', () => {
  expect(readMapTiles({}, 'live')).toBeUndefined();
  expect(readMapTiles({ MAP_TILES: '', MAP_ATTRIBUTION: '' }, 'live')).toBeUndefined();
});

test('an address has one origin, and words that go with it', () => {
  expect(readMapTiles({ ...good, MAP_ATTRIBUTION_LINK: link }, 'live')).toEqual({
    template: good.MAP_TILES,
    origin: 'https://tiles.example:8443',
    attribution: '© Chart makers',
    link,
  });
  expect(readMapTiles(good, 'sandbox')).toMatchObject({ link: undefined });
});

test.each([
  [{ MAP_ATTRIBUTION: '© Chart makers' }, /needs MAP_TILES/],
  [{ MAP_ATTRIBUTION_LINK: link }, /needs MAP_TILES/],
  [{ MAP_TILES: good.MAP_TILES }, /needs MAP_ATTRIBUTION/],
  [{ ...good, MAP_ATTRIBUTION: ' ' }, /needs MAP_ATTRIBUTION/],
  [{ ...good, MAP_ATTRIBUTION_LINK: 'javascript:alert(1)' }, /MAP_ATTRIBUTION_LINK is/],
  [{ ...good, MAP_TILES: 'tiles.example/{z}/{x}/{y}.png' }, /a URL with one host/],
  [{ ...good, MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /a URL with one host/],
  [{ ...good, MAP_TILES: 'https://me:secret@tiles.example/{z}/{x}/{y}.png' }, /a URL with one host/],
  [{ ...good, MAP_TILES: 'https://tiles.example; script-src */{z}/{x}/{y}.png' }, /a URL with one host/],
  [{ ...good, MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /It lacks \{y\}/],
  [{ ...good, MAP_TILES: 'https://tiles.example/{z}/{x}/{y}{r}.png' }, /Leave \{r\} out/],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(readMapTiles(env, 'sandbox')).toMatchObject({ problem: expect.stringMatching(sentence) });
});

test('a live shop takes no tiles over an open line', () => {
  const env = { ...good, MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' };
  expect(readMapTiles(env, 'sandbox')).toMatchObject({ origin: 'http://tiles.example' });
  expect(readMapTiles(env, 'live')).toMatchObject({ problem: expect.stringMatching(/begin with https/) });
});
