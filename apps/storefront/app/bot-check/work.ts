import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';
import { solutionOf } from './solution-of.ts';

/** Has a worker solve a puzzle; rejects when it cannot run or finds nothing. */
export function work(puzzle: Puzzle): Promise<string> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) => {
      if (data === undefined) fail(new Error('the puzzle has no solution'));
      else done(solutionOf(puzzle, data));
    };
    worker.onerror = (event) => fail(new Error(event.message || 'the worker did not start'));
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}
