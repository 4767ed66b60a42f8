import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Resident memory of a process in megabytes, with its peak; undefined on systems that do not report it. */
export function memoryOf(pid: number): Readonly<{ now: number; peak: number }> | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Clock ticks a second in which Linux counts processor time. */
const ticks = 100;

type Times = Readonly<{ parent: number; own: number; ofEnded: number }>;

/** Processor time of a process in seconds, and that of its child processes that have ended. */
function timesOf(pid: number): Times | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name, in brackets, may contain anything; the parent is the second member after it, times are the twelfth to
  // fifteenth.
  const members = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = members.slice(11, 15);
  return {
    parent: members[1] ?? 0,
    own: (user + system) / ticks,
    ofEnded: (userOfEnded + systemOfEnded) / ticks,
  };
}

/** Seconds of processor time of a process so far; undefined on systems that do not report it. */
export function cpuSecondsOf(pid: number): number | undefined {
  return timesOf(pid)?.own;
}

/** Waits, at most two minutes, until a process has used less than a tenth of a core for three seconds. */
export async function untilIdle(pid: number): Promise<void> {
  for (let second = 0, quiet = 0; second < 120 && quiet < 3; second++) {
    const before = cpuSecondsOf(pid) ?? 0;
    await wait(1000);
    quiet = (cpuSecondsOf(pid) ?? 0) - before < 0.1 ? quiet + 1 : 0;
  }
}

/** Seconds of processor time of a process and all its descendants, including those that have ended. */
export function cpuSecondsWithin(pid: number): number | undefined {
  const root = timesOf(pid);
  if (!root) return undefined;
  let seconds = root.own + root.ofEnded;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    // A process that has ended is counted with its parent.
    const times = timesIfThere(Number(name));
    if (times?.parent === pid) seconds += times.own + times.ofEnded;
  }
  return seconds;
}

/** The process of a PostgreSQL on this machine whose children serve its connections. */
export async function postmasterOf(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  return Number(rows[0]?.file.split('\n')[0]);
}

function timesIfThere(pid: number): Times | undefined {
  try {
    return timesOf(pid);
  } catch {
    return undefined;
  }
}
