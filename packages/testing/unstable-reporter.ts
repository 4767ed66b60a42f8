import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only at the second attempt, at the end of the run. */
export default class UnstableReporter implements Reporter {
  #unstable: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#unstable.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#unstable.length === 0) return;
    console.log(`\nUnstable, passed at the second attempt:\n${this.#unstable.map((name) => `  ${name}`).join('\n')}\n`);
  }
}
