import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the process of the shop: at SIGUSR2 it writes, in milliseconds and since the last time, the delay of
 * its event loop and the longest processor time that blocked it, to the file of BENCH_LOOP_FILE. Other load on the
 * machine delays the loop, but does not block it.
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
