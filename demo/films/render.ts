import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { StudioBrowser } from '../art/studio/browser.ts';
import { bundleOf } from '../art/studio/bundle.ts';
import type { FilmPage } from './studio/page.ts';
import { type Frame, webm } from './webm.ts';

declare global {
  interface Window {
    film: FilmPage;
  }
}

/** Draws and encodes the films of the demo: `npm run demo:films -- [--only rain-on-cloth] [--minutes 5]`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** After so many minutes it stops; the next run goes on with the frames that are missing. */
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const drawn = join(import.meta.dirname, '../../.data/films');
const masters = join(import.meta.dirname, '../art/masters');
/** Pictures that cross into the page at once. */
const batch = 8;

const names = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, 'film.ts')));
const browser = await StudioBrowser.open();
try {
  for (const name of names) if (!values.only || name === values.only) await make(name);
} finally {
  await browser.close();
}

async function make(name: string): Promise<void> {
  const { code, hash } = await bundleOf(
    [
      `import { openFilm } from ${JSON.stringify(join(import.meta.dirname, 'studio/page.ts'))};`,
      `import { film } from ${JSON.stringify(join(import.meta.dirname, name, 'film.ts'))};`,
      'window.film = openFilm(film);',
    ].join('\n'),
  );
  const page = await browser.page(code, 'film');
  const film = await page.evaluate(() => window.film.film);
  const folder = join(drawn, `${name}-${hash}`);
  mkdirSync(folder, { recursive: true });
  const files = Array.from({ length: film.framesPerSecond * film.seconds }, (_, index) =>
    join(folder, `${String(index).padStart(4, '0')}.png`),
  );
  const target = join(import.meta.dirname, `files/${name}.webm`);
  const last = files.at(-1) ?? '';
  const isMade = files.every((file) => existsSync(file)) && existsSync(target);
  if (isMade && statSync(target).mtimeMs > statSync(last).mtimeMs) return console.log(`${name}: nothing has changed`);
  for (const [index, file] of files.entries()) {
    if (existsSync(file)) continue;
    if (Date.now() > until) return console.log(`${name}: ${index} of ${files.length} frames`);
    const picture = await page.evaluate((at) => window.film.draw(at), index);
    writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  }
  const content = webm(await encoded(page, files), { ...film, durationMs: film.seconds * 1000 });
  writeFileSync(target, content);
  if (film.poster)
    await sharp(files[0])
      .webp({ quality: 82, effort: 6 })
      .toFile(join(masters, `scene-${name}.webp`));
  console.log(`${name}: ${files.length} frames, ${Math.round(content.length / 1000)} kB`);
  await page.close();
}

async function encoded(page: Page, files: readonly string[]): Promise<readonly Frame[]> {
  for (let first = 0; first < files.length; first += batch) {
    const pictures = files
      .slice(first, first + batch)
      .map((file) => `data:image/png;base64,${readFileSync(file).toString('base64')}`);
    await page.evaluate(([some, at]) => window.film.add(some, at), [pictures, first] as const);
  }
  const frames = await page.evaluate(() => window.film.finish());
  return frames.map(({ data, ...rest }) => ({ data: Buffer.from(data, 'base64'), ...rest }));
}
