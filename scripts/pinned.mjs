// Plain JavaScript, as it runs on the machine's own Node before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node runtime that the project pins as a dependency. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the locked packages when they are missing or another lockfile was installed; logs while it runs. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) stop(`Eyelet needs Node.js 20 or newer to start; this is ${process.versions.node}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.eyelet-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode)) return;
  console.log('Installing packages, once …');
  const started = Date.now();
  // Not `npm ci`: it fails if a registry lacks the optional packages for other platforms.
  const done = spawnSync(
    'npm',
    ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--include=dev'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (done.status !== 0) {
    const said = `${done.stderr ?? ''}${done.error?.message ?? ''}`.trim();
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(said);
    stop(
      offline
        ? 'The package registry cannot be reached. Check the network, then try again.'
        : `npm could not install the packages:\n${said}`,
    );
  }
  if (!existsSync(pinnedNode))
    stop('The pinned Node.js runtime was not installed. Run "npm rebuild node", then try again.');
  writeFileSync(stamp, lock);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * Settings that keep the memory of a process low: a small young generation, and an allocator (glibc; others ignore
 * them) with fewer arenas. By default it keeps large buffers of pages and pictures in an arena per thread, and returns
 * hardly any memory.
 */
export const memory = JSON.parse(readFileSync(join(root, 'scripts/memory.json'), 'utf8'));

/** Runs a program of the project with the pinned Node and exits with its code; signals are passed on. */
export function runPinned(args, env = {}) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // The terminal sends Ctrl-C to the whole group; waiting for the child keeps its last output.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
