import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  accessorySilhouettes,
  type DemoStyle,
  garmentSilhouettes,
  type Silhouette,
  shoeSilhouettes,
} from '../catalogue/style.ts';
import { renderModel, renderScene } from './studio/batch.ts';
import { StudioBrowser } from './studio/browser.ts';
import { contactSheet } from './studio/contact-sheet.ts';
import { modelFile, sceneFiles } from './studio/find.ts';
import { jobsOf, sampleJobs } from './studio/jobs.ts';
import type { View } from './studio/model.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    view: { type: 'string' },
    sample: { type: 'boolean', default: false },
    cut: { type: 'string' },
    'contact-sheet': { type: 'boolean', default: false },
  },
});

const masters = join(import.meta.dirname, 'masters');
const samplesFolder = join(import.meta.dirname, '../../.data/art');
const silhouettes: readonly Silhouette[] = [...shoeSilhouettes, ...garmentSilhouettes, ...accessorySilhouettes];
const only = values.only;
const view = values.view as View | undefined;
const wanted = (name: string) => !only || name === only || name.startsWith(only);

async function readStyles(): Promise<readonly DemoStyle[]> {
  const file = join(import.meta.dirname, '../catalogue/styles.ts');
  if (!existsSync(file)) return [];
  return ((await import(file)) as { styles: readonly DemoStyle[] }).styles;
}

let opened: Promise<StudioBrowser> | undefined;
const browser = () => {
  opened ??= StudioBrowser.open();
  return opened;
};
const folder = values.sample ? samplesFolder : masters;
const options = { folder, browser, log: (line: string) => console.log(line) };
const modelled = silhouettes.filter((silhouette) => modelFile(silhouette));
const started = Date.now();
let made = 0;
try {
  if (values['contact-sheet']) {
    mkdirSync(samplesFolder, { recursive: true });
    const file = join(samplesFolder, 'contact-sheet.jpg');
    const jobs = [
      ...jobsOf(await readStyles(), view),
      ...modelled.flatMap((silhouette) => sampleJobs(silhouette, view)),
    ];
    const ofView = new Set(jobs.map(({ name }) => `${name}.webp`));
    const accept = (name: string) => wanted(name) && (!view || ofView.has(name));
    console.log(`${await contactSheet(folder, file, accept)} pictures in ${file}`);
  } else if (values.sample) {
    for (const silhouette of modelled.filter(wanted)) {
      const jobs = sampleJobs(silhouette, view).filter(
        (job) => !values.cut || job.direction.cut === Number(values.cut),
      );
      made += await renderModel(silhouette, jobs, options);
    }
  } else {
    const jobs = jobsOf(await readStyles(), view);
    for (const silhouette of modelled) {
      const due = jobs.filter(
        (job) => job.direction.silhouette === silhouette && (wanted(silhouette) || wanted(job.productId)),
      );
      if (due.length > 0) made += await renderModel(silhouette, due, options);
    }
  }
  if (!values['contact-sheet']) {
    for (const name of sceneFiles().keys()) {
      if (only ? only === `scene-${name}` : !values.sample) made += await renderScene(name, modelled, options);
    }
    console.log(`${made} pictures in ${Math.round((Date.now() - started) / 1000)} s`);
  }
} finally {
  await (await opened)?.close();
}
