import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { programsFolder } from './program-file.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'tests/faults');

/** What a program that tests start has in common with the others: the server. */
export const serverParts = ['open-shop', 'create-server'] as const;

/** Packages of many small files, which are written into the programs; the others are loaded as they are. */
const manyFiles = [/^@eyelet\//, /^typebox(\/|$)/, /^kysely(\/|$)/, /^libphonenumber-js/, /^jose(\/|$)/];

/**
 * Writes the programs that tests kill, with what they import, into few files. Loading the server's 4,000 modules one by one takes a process
 * three times as long, and these tests start some two hundred.
 */
export async function writePrograms(): Promise<void> {
  const names = readdirSync(sources).filter((name) => name.startsWith('dying-'));
  const input = {
    ...Object.fromEntries(names.map((name) => [name.replace(/\.ts$/, ''), join(sources, name)])),
    ...Object.fromEntries(serverParts.map((name) => [name, join(root, `apps/server/start/${name}.ts`)])),
  };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepPlaces()],
    build: {
      ssr: true,
      outDir: programsFolder,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { input },
    },
    ssr: { noExternal: manyFiles },
  });
}

/** Modules find files beside their source, wherever they are written to. */
function keepPlaces(): Plugin {
  return {
    name: 'eyelet-keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return undefined;
      return code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.main', 'false');
    },
  };
}
