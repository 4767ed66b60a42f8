import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@eyelet/db/embedded/claim.ts';

/** No work takes this long; an older lock was abandoned, even if its process id now belongs to another program. */
const longestMs = 10 * 60_000;

/**
 * Runs work while no other process of this machine, and no other call in this one, runs work under the same lock file.
 * The file names its process; one left behind by a dead process is taken over. `pause` is awaited between two attempts.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  pause: () => Promise<unknown> = () => wait(100),
): Promise<T> {
  while (!take(file)) {
    if (isLeftBehind(file)) remove(file);
    else await pause();
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Creates the lock file with its content in one step, so that nobody reads it half written. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function isLeftBehind(file: string): boolean {
  try {
    return !isAlive(Number(readFileSync(file, 'utf8'))) || Date.now() - statSync(file).mtimeMs > longestMs;
  } catch {
    return false;
  }
}

/**
 * Moved aside first: of several processes that find it, one removes it, and a lock that was taken meanwhile is put
 * back.
 */
function remove(file: string): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (!isLeftBehind(aside)) linkSync(aside, file);
  } catch {
    // Another process was faster; the next attempt sees its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}
