import { format } from 'node:util';
import type { Log } from './log.ts';

/**
 * Has everything that the process would write beside its log written into it: what libraries tell the console, warnings, and
 * the error that ends it, which is written before it does.
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
  // The listener that the runtime brings writes to stderr.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of the runtime'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody has caught an error');
    process.exit(1);
  });
}
