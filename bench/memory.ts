import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, with its highest so far; undefined where the system does not tell. */
export function memoryOf(pid: number): Readonly<{ now: number; peak: number }> | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
