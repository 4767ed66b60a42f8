import { format } from 'node:util';
import type { Log } from './log.ts';

/**
 * Redirects everything that the process would write outside its log into the log: console output of libraries,
 * warnings, and the error that ends the process, which is written before it exits.
 */
export function logWholeProcess(log: Log): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    console[method] = (...said: readonly unknown[]) => {
      const [first, ...rest] = said;
      if (first instanceof Error) log[level]({ err: first }, format(first.message, ...rest));
      else log[level](format(...said));
    };
  }
  // The runtime's default listener writes to stderr.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'runtime warning'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
}
