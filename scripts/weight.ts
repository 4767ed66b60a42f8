import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@eyelet/messages/nouns.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { type BlockScripts, blockScriptsFile } from '@eyelet/storefront/block-scripts.ts';
import { modulesOf, routeList, scriptBudgets } from '@eyelet/storefront/script-budgets.ts';
import {
  type BuildManifest,
  overweight,
  type PageWeight,
  strangers,
  weighScripts,
} from '@eyelet/storefront/script-weight.ts';

/**
 * `npm run weight`: the scripts of each page by the build's manifest. Fails if a page is over its budget, or fetches a
 * block that it does not show.
 */
const client = resolve(import.meta.dirname, '../apps/storefront/build/client');

await buildStorefront();
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest;
const routes = readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
const build: BuildManifest = { ...manifest, [routeList]: { file: `assets/${routes}` } };
// The size that a server sends to a browser that accepts gzip.
const bytesOf = (file: string) => statSync(join(client, `${file}.gz`)).size;

const weights = scriptBudgets.map((budget): PageWeight => {
  const { mostKb } = budget;
  const name = budget.name || 'home';
  const pages = languages.map((language) => ({
    name: `${name} (${language})`,
    mostKb,
    modules: modulesOf(budget, language),
  }));
  // Messages are longer in some languages; the heaviest counts.
  const [first, ...others] = weighScripts(build, pages, bytesOf);
  if (!first) throw new Error('no language');
  return others.reduce((heaviest, one) => (one.kb > heaviest.kb ? one : heaviest), first);
});

for (const { name, kb, mostKb } of weights) {
  console.log(`${name.padEnd(30)} ${kb.toFixed(1)} kB of script, at most ${mostKb}`);
}
const { holders } = JSON.parse(readFileSync(join(client, blockScriptsFile), 'utf8')) as BlockScripts;
const foreign = weights.flatMap((weight, index) => strangers(weight, scriptBudgets[index]?.blocks ?? [], holders));
for (const problem of [...overweight(weights, bytesOf), ...foreign]) {
  console.error(problem);
  process.exitCode = 1;
}
