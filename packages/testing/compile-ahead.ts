import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { buildServer } from '@eyelet/server/pages/build.ts';
import { programFile } from './program-file.ts';
import { serverParts, writePrograms } from './programs.ts';

/**
 * Writes the server and the programs that tests start and kill, and lets one process load the server and end, so that Node keeps what it has compiled:
 * processes that are killed leave nothing for the next one, and there are many.
 */
export default async function setup(): Promise<void> {
  await buildServer();
  await writePrograms();
  if (!process.env.NODE_COMPILE_CACHE) return;
  const load = serverParts.map((name) => `await import(${JSON.stringify(pathToFileURL(programFile(name)).href)});`);
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', load.join('')], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 120_000,
  });
  if (status !== 0) throw new Error('The server could not be loaded');
}
