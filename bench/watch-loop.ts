import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the process of the shop before anything else: at SIGUSR2 it writes, in milliseconds and since the last time, by
 * how much its event loop was late, and for how much processor time it was held at a stretch, to the file of BENCH_LOOP_FILE.
 * What else runs on the machine makes the loop late, but does not hold it.
 */
const file = process.env.BENCH_LOOP_FILE;
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpuTime = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let before = cpuTime();
  let held = 0;
  setInterval(() => {
    const now = cpuTime();
    held = Math.max(held, now - before);
    before = now;
  }, 1).unref();
  process.on('SIGUSR2', () => {
    const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
    const late = { p99: tenths(delay.percentile(99) / 1e6), longest: tenths(delay.max / 1e6) };
    writeFileSync(file, JSON.stringify({ ...late, held: tenths(held / 1e3) }));
    delay.reset();
    held = 0;
  });
}
