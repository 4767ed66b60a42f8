import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A chunk of the build, with its modules and its static imports. */
export type BuiltChunk = Readonly<{
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
}>;

export type BlockScripts = Readonly<{
  /** Scripts that a page loads for a block besides those of every page, by block type. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts with code of a block's view. */
  holders: Readonly<Record<string, readonly string[]>>;
}>;

/** File in which the build writes this, beside its manifest. */
export const blockScriptsFile = '.vite/block-scripts.json';

const view = /\/packages\/blocks\/([^/]+)\/view\.tsx$/;
const name = 'virtual:block-scripts';

/** The scripts of each block in a build. */
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

/** Writes the scripts that blocks need, and passes them to the server build, so that a page can preload those of its blocks. */
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
