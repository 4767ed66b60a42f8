import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Packages of many small files, which are written into the programs; the others are loaded as they are. */
const manyFiles = [/^@eyelet\//, /^typebox(\/|$)/, /^kysely(\/|$)/, /^libphonenumber-js/, /^jose(\/|$)/];

/** Modules find the files beside their source, wherever they are written to. */
const keepPlaces: Plugin = {
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

/** How programs of the server, by name, are written with what they import into few files, unshortened, for Node (decision 128). */
export function programsOf(input: Readonly<Record<string, string>>, outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepPlaces],
    build: { ssr: true, outDir, emptyOutDir: true, minify: false, target: 'node24', rolldownOptions: { input } },
    ssr: { noExternal: manyFiles },
  };
}

export default programsOf({ main: join(import.meta.dirname, 'main.ts') }, join(import.meta.dirname, 'build'));
