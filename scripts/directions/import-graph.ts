import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** For each file, by its path below the root, the files it imports: values, types and dynamic imports alike. */
export type ImportGraph = Map<string, Set<string>>;

const skipped = new Set(['node_modules', 'build', '.react-router', '.data', 'test-results']);
const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * Reads the imports of every TypeScript file below the given folders of `root`. Tests are left out: nothing imports
 * them, and they may import anything they test. Imports outside the graph (a library, a style sheet, a generated type)
 * are ignored.
 *
 * @param packages the folder of each workspace package, by the name it is imported by
 */
export function readImportGraph(root: string, folders: string[], packages: Map<string, string>): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imported = specifiers(file, readFileSync(join(root, file), 'utf8'))
        .map((specifier) => resolve(file, specifier, packages))
        .filter((target) => target !== undefined && target !== file && known.has(target));
      return [file, new Set(imported as string[])];
    }),
  );
}

/** Folders of the workspace packages `packages/*`, `apps/*` and `demo`, by the name in their package.json. */
export function workspacePackages(root: string): Map<string, string> {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return new Map(
    [...folders, 'demo'].map((folder) => [
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name as string,
      folder,
    ]),
  );
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .toSorted()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      if (statSync(join(root, path)).isDirectory()) return skipped.has(name) ? [] : sourceFiles(root, path);
      return /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) ? [path] : [];
    });
}

function specifiers(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  visit(program, found);
  return found;
}

function visit(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const member of node) visit(member, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
  if (type !== undefined && importing.has(type) && typeof source?.value === 'string') found.push(source.value);
  for (const member of Object.values(node)) visit(member, found);
}

function resolve(file: string, specifier: string, packages: Map<string, string>): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  const [scope, name, ...rest] = path.split('/');
  const folder = packages.get(`${scope}/${name}`);
  return folder === undefined ? undefined : [folder, ...rest].join('/');
}
