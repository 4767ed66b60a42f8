import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@eyelet/db/embedded/free-port.ts';

export type ShopProcess = Readonly<{
  origin: string;
  pid: number;
  /** Tells it to stop; resolves with its exit code when it has ended. */
  stop: () => Promise<number | null>;
  output: () => string;
}>;

const root = resolve(import.meta.dirname, '../..');

/** The memory settings of `npm start`. */
const memory = JSON.parse(readFileSync(join(root, 'scripts/memory.json'), 'utf8')) as Readonly<{
  nodeArguments: readonly string[];
  environment: Readonly<Record<string, string>>;
}>;

/** Pictures in the sizes of pages, made once for all shops of all runs: their names have the hash of what they were made of. */
const pictures = join(root, 'test-results/pictures');

/** Tries other ports if another program takes the free one first. */
const mostStarts = 3;

/** The real program as `npm start` runs it, on a free loopback port, with its own data folder. */
export async function startShopProcess(env: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  for (let left = mostStarts; ; left -= 1) {
    try {
      return await startOnce(env);
    } catch (error) {
      if (left === 1 || !(error instanceof Error && error.message.includes('is taken by another program'))) throw error;
    }
  }
}

async function startOnce(env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'eyelet-process-'));
  // Open to the account that PostgreSQL runs as when the tests run as root; its own folder inside is closed.
  chmodSync(dataFolder, 0o755);
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataFolder, 'media'));
  const child = spawn(process.execPath, [...memory.nodeArguments, 'apps/server/start-built.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...memory.environment,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      RATE_LIMIT: '10000000',
      GUARDED_CALLS: '10000000',
      // Journeys fill in forms faster than people.
      BOT_CHECK_FORM_AGE_MS: '0',
      LOG_LEVEL: 'warn',
      PICTURES_AHEAD: 'no',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-20_000);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, () => said);
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => said,
    stop: async () => {
      const code = await end(child);
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  const limit = Date.now() + 150_000;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The shop ended before it was ready:\n${said()}`);
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  await end(child);
  throw new Error(`The shop was not ready in time:\n${said()}`);
}

function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.on('exit', done);
    child.kill('SIGTERM');
  });
}
