import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the process of the shop before anything else: at SIGUSR2 it writes by how much its event loop was late since
 * the last time, in milliseconds, to the file of BENCH_LOOP_FILE.
 */
const file = process.env.BENCH_LOOP_FILE;
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
    writeFileSync(file, JSON.stringify({ p99: milliseconds(delay.percentile(99)), longest: milliseconds(delay.max) }));
    delay.reset();
  });
}
