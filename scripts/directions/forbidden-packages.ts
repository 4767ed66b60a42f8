import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/** The folders that files below a folder must not import. */
export type Forbidden = Readonly<{ from: string; to: readonly string[] }>;

type Override = Readonly<{
  includes: readonly string[];
  linter?: {
    rules?: { style?: { noRestrictedImports?: { options: { patterns: readonly { group: readonly string[] }[] } } } };
  };
}>;

/** What the import rules of biome.json forbid, as folders of packages. */
export function readForbidden(root: string, packages: ReadonlyMap<string, string>): readonly Forbidden[] {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { overrides: Override[] };
  return overrides.flatMap(({ includes, linter }) => {
    const rule = linter?.rules?.style?.noRestrictedImports;
    const groups = rule?.options.patterns.flatMap(({ group }) => group) ?? [];
    const to = groups.flatMap((group) => packages.get(group.replace('/**', '')) ?? []);
    return to.length > 0 ? [{ from: (includes[0] ?? '').replace('/**', ''), to }] : [];
  });
}

/**
 * Imports of a package that the rules forbid, a sentence each. The linter checks only imports by package name; this
 * also checks relative paths.
 */
export function forbiddenImports(rules: readonly Forbidden[], graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imported]) => {
    const forbidden = rules.filter(({ from }) => file.startsWith(`${from}/`)).flatMap(({ to }) => to);
    return [...imported]
      .filter((target) => forbidden.some((folder) => target.startsWith(`${folder}/`)))
      .map((target) => `${file} must not import ${target}: see the import rules in biome.json`);
  });
}
