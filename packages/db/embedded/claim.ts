import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Registers this process as the user of the folder. A PostgreSQL left behind by a killed process is stopped first; one
 * whose owner is still running is left alone, and the start fails with a sentence.
 */
export async function claimFolder(folder: string, data: string): Promise<void> {
  const ownerFile = join(folder, 'owner');
  const owner = readPid(ownerFile);
  const left = readPid(join(data, 'postmaster.pid'));
  if (left !== undefined && isAlive(left)) {
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
      throw new Error(`Another Eyelet is using ${folder}. Stop it first, or set DATA_FOLDER to a folder of its own.`);
    }
    if (isPostgres(left)) await stopLeftover(left);
  }
  writeFileSync(ownerFile, String(process.pid));
}

async function stopLeftover(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await wait(50);
}

function readPid(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Whether a process of this machine is running; one of another account counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The pid may have been reused by another program; only a PostgreSQL is stopped. */
function isPostgres(pid: number): boolean {
  const commandFile = `/proc/${pid}/cmdline`;
  return !existsSync('/proc') || (existsSync(commandFile) && readFileSync(commandFile, 'utf8').includes('postgres'));
}
