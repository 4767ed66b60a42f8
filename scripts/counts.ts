import { existsSync, readFileSync } from 'node:fs';

type Results = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

/** Ends a test run with one line of counts, from the runner's report. */
const file = 'test-results/vitest.json';
if (existsSync(file)) {
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const skipped = results.numPendingTests + results.numTodoTests;
  console.log(`${results.numPassedTests} passed, ${results.numFailedTests} failed, ${skipped} skipped`);
}
