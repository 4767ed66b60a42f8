import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudioBrowser } from './browser.ts';
import { type Bundle, bundleFor } from './bundle.ts';
import { modelFile, sceneFiles } from './find.ts';
import type { Job } from './jobs.ts';
import { addToManifest, readManifest } from './manifest.ts';

export const pictureSize = 1400;

export type BatchOptions = Readonly<{
  folder: string;
  browser: () => Promise<StudioBrowser>;
  log: (line: string) => void;
}>;

const recipe = (bundle: Bundle, job: Job) =>
  createHash('sha256')
    .update(JSON.stringify([bundle.hash, job.direction, job.view]))
    .digest('hex')
    .slice(0, 16);

/** Renders what is missing or out of date of one silhouette; returns how many pictures it made. */
export async function renderModel(silhouette: string, jobs: readonly Job[], options: BatchOptions): Promise<number> {
  const file = modelFile(silhouette);
  if (!file) throw new Error(`Nobody has modelled ${silhouette} yet`);
  const bundle = await bundleFor(file, 'model', [], pictureSize);
  mkdirSync(options.folder, { recursive: true });
  const manifestFile = join(options.folder, 'manifest.json');
  const manifest = readManifest(manifestFile);
  const due = jobs
    .filter(
      (job) => manifest[job.name] !== recipe(bundle, job) || !existsSync(join(options.folder, `${job.name}.webp`)),
    )
    .sort((a, b) => a.direction.cut - b.direction.cut || a.productId.localeCompare(b.productId));
  if (due.length === 0) return 0;
  const page = await (await options.browser()).page(bundle.code);
  let done = 0;
  for (const job of due) {
    const started = Date.now();
    const told = await page.evaluate(([id, direction, view]) => window.studio.shoot(id, direction, view), [
      job.name,
      job.direction,
      job.view,
    ] as const);
    const picture = (await options.browser()).take(job.name);
    await writeFile(join(options.folder, `${job.name}.webp`), picture);
    addToManifest(manifestFile, { [job.name]: recipe(bundle, job) });
    done++;
    const took = Date.now() - started;
    options.log(
      `${silhouette} ${done}/${due.length} ${job.name} ${told}, ${took} ms, ${Math.round(picture.length / 1000)} kB`,
    );
  }
  await page.close();
  return due.length;
}

/** Renders one scene if it is out of date. */
export async function renderScene(
  name: string,
  silhouettes: readonly string[],
  options: BatchOptions,
): Promise<number> {
  const file = sceneFiles().get(name);
  if (!file) throw new Error(`There is no scene ${name}`);
  const others = silhouettes.map((silhouette) => modelFile(silhouette)).filter((other) => other !== undefined);
  const bundle = await bundleFor(file, 'scene', others, pictureSize);
  mkdirSync(options.folder, { recursive: true });
  const manifestFile = join(options.folder, 'manifest.json');
  const picture = `scene-${name}`;
  if (readManifest(manifestFile)[picture] === bundle.hash && existsSync(join(options.folder, `${picture}.webp`)))
    return 0;
  const browser = await options.browser();
  const page = await browser.page(bundle.code);
  const told = await page.evaluate((id) => window.studio.compose(id), picture);
  await writeFile(join(options.folder, `${picture}.webp`), browser.take(picture));
  addToManifest(manifestFile, { [picture]: bundle.hash });
  options.log(`${picture} ${told}`);
  await page.close();
  return 1;
}
