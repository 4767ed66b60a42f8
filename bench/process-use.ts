import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, with its highest so far; undefined where the system does not tell. */
export function memoryOf(pid: number): Readonly<{ now: number; peak: number }> | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Ticks of the clock that Linux counts processor time in, a second. */
const ticks = 100;

/** Seconds of processor time that a process has taken so far; undefined where the system does not tell. */
export function cpuSecondsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name, in brackets, may hold anything; times are the twelfth and thirteenth member after it.
  const members = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(members[11]) + Number(members[12])) / ticks;
}
