import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build, with the modules it holds and the scripts that it needs before it runs. */
export type BuiltChunk = Readonly<{
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
}>;

export type BlockScripts = Readonly<{
  /** What a page fetches for a block besides what every page has, by the type of the block. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts that hold code of a block's view. */
  holders: Readonly<Record<string, readonly string[]>>;
}>;

/** Where the build says so, beside its manifest. */
export const blockScriptsFile = '.vite/block-scripts.json';

const view = /\/packages\/blocks\/([^/]+)\/view\.tsx$/;
const name = 'virtual:block-scripts';

/** What the scripts of a build are to the blocks. */
export function readBlockScripts(chunks: Readonly<Record<string, BuiltChunk>>): BlockScripts {
  const needed = (files: readonly string[], found: Set<string> = new Set()): ReadonlySet<string> => {
    for (const file of files) {
      if (found.has(file) || !chunks[file]) continue;
      found.add(file);
      needed(chunks[file].imports, found);
    }
    return found;
  };
  const files = Object.entries(chunks);
  const everywhere = needed(
    files
      .filter(([, { facadeModuleId }]) => /\/app\/(?:entry\.client|root)\.tsx/.test(facadeModuleId ?? ''))
      .map(([file]) => file),
  );
  const scripts: Record<string, readonly string[]> = {};
  const holders = new Map<string, readonly string[]>();
  for (const [file, { facadeModuleId, moduleIds }] of files) {
    const own = view.exec(facadeModuleId ?? '')?.[1];
    if (own) scripts[own] = [...needed([file])].filter((one) => !everywhere.has(one));
    for (const held of moduleIds.flatMap((id) => view.exec(id)?.[1] ?? [])) {
      holders.set(held, [...(holders.get(held) ?? []), file]);
    }
  }
  return { scripts, holders: Object.fromEntries(holders) };
}

/** Writes down which scripts blocks need, and tells the server's build, so that a page names those of its blocks ahead. */
export function blockScripts(): Plugin {
  let out = '';
  return {
    name: 'block-scripts',
    configResolved({ environments, root }) {
      out = resolve(root, environments.client?.build.outDir ?? '');
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { config, name: environment } = this.environment;
      if (environment !== 'ssr' || config.command !== 'build') return 'export const blockScripts = {};';
      const { scripts } = JSON.parse(readFileSync(join(out, blockScriptsFile), 'utf8')) as BlockScripts;
      const addresses = Object.entries(scripts).map(
        ([type, files]) => [type, files.map((file) => `/${file}`)] as const,
      );
      return `export const blockScripts = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.entries(bundle).flatMap(([file, one]) =>
        one.type === 'chunk' ? [[file, one] as const] : [],
      );
      const source = JSON.stringify(readBlockScripts(Object.fromEntries(chunks)));
      this.emitFile({ type: 'asset', fileName: blockScriptsFile, source });
    },
  };
}
