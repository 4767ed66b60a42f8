import { existsSync, readFileSync } from 'node:fs';

type Results = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

/** Closes a test run with one line of counts, read from the report that the runner wrote. */
const file = 'test-results/vitest.json';
if (existsSync(file)) {
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const skipped = results.numPendingTests + results.numTodoTests;
  console.log(`${results.numPassedTests} passed, ${results.numFailedTests} failed, ${skipped} skipped`);
}
