import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withLock } from './build-lock.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A bundle for browsers or for the server: its folder, its sources, and the command that builds it. */
type Bundle = Readonly<{
  folder: string;
  sources: readonly string[];
  /** Whether what is built finds files by the folder of the checkout, which then cannot be moved without another build. */
  namesFolder?: true;
  build: readonly string[];
}>;

const storefront: Bundle = {
  folder: 'apps/storefront',
  sources: [
    'package-lock.json',
    'apps/storefront/{app,public}/**/*',
    'apps/storefront/*.ts',
    'scripts/compress-assets.ts',
    'packages/{ui,blocks,contracts,domain,messages}/**/*.{ts,tsx,css,json,woff2}',
  ],
  build: ['node_modules/@react-router/dev/bin.cjs', 'build', 'apps/storefront'],
};

const studio: Bundle = {
  folder: 'apps/studio',
  sources: [
    'package-lock.json',
    'apps/studio/app/**/*',
    'apps/studio/*.{ts,html}',
    'scripts/compress-assets.ts',
    'packages/{blocks,contracts,domain,messages}/**/*.{ts,json}',
  ],
  build: ['node_modules/vite/bin/vite.js', 'build', '--config', 'apps/studio/vite.config.ts'],
};

const server: Bundle = {
  folder: 'apps/server',
  sources: [
    'package-lock.json',
    'apps/server/{*.ts,!(build)/**/*.ts}',
    'packages/{blocks,contracts,db,domain,messages}/**/*.{ts,tsx,json}',
    'demo/**/*.ts',
  ],
  namesFolder: true,
  build: ['node_modules/vite/bin/vite.js', 'build', '--config', 'apps/server/build.config.ts'],
};

/** Builds the server if its sources have changed. */
export const buildServer = (force = false) => buildBundle(server, force);

/** Whether the server's last build was made of its sources as they are. */
export const isServerBuilt = () => isFresh(server);

/** Builds the storefront if its sources have changed. */
export const buildStorefront = (force = false) => buildBundle(storefront, force);

/** Builds the studio if its sources have changed. */
export const buildStudio = (force = false) => buildBundle(studio, force);

/**
 * Builds a bundle unless the last build was made of the same sources. Several processes may call it at once: one builds, the
 * others wait for it and find the build fresh.
 */
async function buildBundle(bundle: Bundle, force: boolean): Promise<'built' | 'fresh'> {
  const { folder, build } = bundle;
  // Outside the folder of the stamp, as a build begins by removing that folder.
  const lock = join(root, folder, '.cache/build-lock');
  mkdirSync(dirname(lock), { recursive: true });
  return withLock(lock, async () => {
    const state = stateOf(bundle);
    if (!force && isFresh(bundle, state)) return 'fresh';
    await run(build);
    writeFileSync(stampOf(bundle), state);
    return 'built';
  });
}

const stampOf = ({ folder }: Bundle) => join(root, folder, 'build/stamp');

function isFresh(bundle: Bundle, state = stateOf(bundle)): boolean {
  const stamp = stampOf(bundle);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
}

const stateOf = ({ sources, namesFolder }: Bundle) => sourceState(sources) + (namesFolder ? `\n${root}` : '');

/** A digest of the contents of every source file, so that a checkout with new file times is not built again. */
function sourceState(sources: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync([...sources], { cwd: root }).sort()) {
    const path = join(root, file);
    if (file.includes('.test.') || !statSync(path).isFile()) continue;
    digest.update(file).update('\0').update(readFileSync(path));
  }
  return digest.digest('hex');
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // A start that fails meanwhile leaves no build behind.
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) done();
      else fail(new Error(`${args.at(-1)} could not be built:\n${said}`));
    });
  });
}
