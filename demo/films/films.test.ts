import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { kit } from '../art/studio/kit.ts';
import { content } from '../content/pages.ts';
import { dropsOn } from './rain-on-cloth/drops.ts';

const folder = join(import.meta.dirname, 'files');
const films = readdirSync(folder).filter((name) => name.endsWith('.webm'));
const made = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, 'film.ts')));

/** The length of a WebM file in seconds, from its info. */
function secondsOf(name: string): number {
  const bytes = readFileSync(join(folder, name));
  const at = bytes.indexOf(Buffer.from([0x44, 0x89]));
  return bytes.readDoubleBE(at + 10) / 1000;
}

test('every film is made by the code beside it', () => {
  expect(films.toSorted()).toEqual(made.map((name) => `${name}.webm`).toSorted());
});

test.each(films)('%s is light and short', (name) => {
  expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_500_000);
  expect(secondsOf(name)).toBeGreaterThanOrEqual(4);
  expect(secondsOf(name)).toBeLessThanOrEqual(12);
});

test('the films of the content are there, with a picture until they play and words for those who do not see them', () => {
  const shown = [
    ...JSON.stringify(content).matchAll(/"kind":"video","video":"([^"]+)","poster":"([^"]+)","alt":"([^"]+)"/g),
  ];
  expect(new Set(shown.map(([, film]) => `${film}.webm`))).toEqual(
    new Set(films.filter((name) => name !== 'harbour.webm')),
  );
  const masters = join(import.meta.dirname, '../art/masters');
  expect(shown.map(([, , poster]) => join(masters, `${poster}.webp`)).filter((file) => !existsSync(file))).toEqual([]);
});

test('the rain ends as it began, wherever one looks', () => {
  const cloth = (x: number, y: number) =>
    x < 300 && y < 200 ? new Vector3(Math.sin(x / 40) * 0.3, 0.4, 0.8).normalize() : undefined;
  const weather = { width: 320, height: 240, seconds: 5, beads: 60, runs: 6 };
  const drops = dropsOn(cloth, kit.random(3), weather);
  for (const second of [0, 0.7, 2.4, 4.9]) {
    const [now, later] = [drops(second), drops(second + 5)];
    expect(later.length).toBe(now.length);
    for (const [index, { x, y, radius }] of now.entries()) {
      expect(later[index]?.x).toBeCloseTo(x, 3);
      expect(later[index]?.y).toBeCloseTo(y, 3);
      expect(later[index]?.radius).toBeCloseTo(radius, 3);
    }
  }
});
