/** A file of the build, as listed in Vite's manifest by its module. */
export type Chunk = Readonly<{ file: string; imports?: readonly string[] }>;
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** A page with the modules that it loads without an interaction, and the most that these may weigh. */
export type PageBudget = Readonly<{ name: string; modules: readonly string[]; mostKb: number }>;

export type PageWeight = Readonly<{ name: string; kb: number; mostKb: number; scripts: readonly string[] }>;

/** The files that modules need, their own and those they import; dynamic imports do not count. */
export function scriptsOf(manifest: BuildManifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The weight of each page, from the compressed size of every file. */
export function weighScripts(
  manifest: BuildManifest,
  budgets: readonly PageBudget[],
  bytesOf: (file: string) => number,
): readonly PageWeight[] {
  return budgets.map(({ name, modules, mostKb }) => {
    const scripts = [...scriptsOf(manifest, modules)];
    const bytes = scripts.reduce((sum, file) => sum + bytesOf(file), 0);
    return { name, kb: Math.ceil(bytes / 102.4) / 10, mostKb, scripts };
  });
}

/** A message for each page over its budget: the excess, and its files, the heaviest first. */
export function overweight(weights: readonly PageWeight[], bytesOf: (file: string) => number): readonly string[] {
  return weights
    .filter(({ kb, mostKb }) => kb > mostKb)
    .map(({ name, kb, mostKb, scripts }) => {
      const parts = [...scripts].sort((one, other) => bytesOf(other) - bytesOf(one));
      const list = parts.map((file) => `${file} ${(bytesOf(file) / 1024).toFixed(1)}`).join(', ');
      return `${name}: ${kb} kB of script, ${(kb - mostKb).toFixed(1)} over ${mostKb} (${list})`;
    });
}

/** A sentence for each script of a page that contains a block which the page does not show. */
export function strangers(
  { name, scripts }: Pick<PageWeight, 'name' | 'scripts'>,
  blocks: readonly string[],
  holders: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(holders)
    .filter(([type]) => !blocks.includes(type))
    .flatMap(([type, files]) =>
      files.filter((file) => scripts.includes(file)).map((file) => `${name}: ${file} holds the block ${type}`),
    );
}
