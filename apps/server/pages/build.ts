import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withLock } from './build-lock.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = [
  'package-lock.json',
  'apps/storefront/{app,public}/**/*',
  'apps/storefront/*.ts',
  'packages/{ui,blocks,contracts,domain,messages}/**/*.{ts,tsx,css,json,woff2}',
];

/**
 * Builds the storefront unless the last build was made of the same sources. Several processes may call it at once: one
 * builds, the others wait for it and find the build fresh.
 */
export async function buildStorefront(force = false): Promise<'built' | 'fresh'> {
  const stamp = join(root, 'apps/storefront/build/stamp');
  // Outside the folder of the stamp, as a build begins by removing that folder.
  const lock = join(root, 'apps/storefront/.cache/build-lock');
  mkdirSync(dirname(lock), { recursive: true });
  return withLock(lock, async () => {
    const state = sourceState();
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return 'fresh';
    await run(['node_modules/@react-router/dev/bin.cjs', 'build', 'apps/storefront']);
    writeFileSync(stamp, state);
    return 'built';
  });
}

/** A digest of the contents of every source file, so that new file times alone do not cause a build. */
function sourceState(): string {
  const digest = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (file.includes('.test.') || !statSync(path).isFile()) continue;
    digest.update(file).update('\0').update(readFileSync(path));
  }
  return digest.digest('hex');
}

function run(args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`The storefront could not be built:\n${said}`))));
  });
}
