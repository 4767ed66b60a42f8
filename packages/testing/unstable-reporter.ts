import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed, but not at the first attempt, and why, at the end of the run. */
export default class UnstableReporter implements Reporter {
  #unstable: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#unstable.push(describe(test));
  }

  onTestRunEnd(): void {
    if (this.#unstable.length === 0) return;
    console.log(`\nUnstable, passed at a further attempt:\n${this.#unstable.join('\n')}\n`);
  }
}

function describe(test: TestCase): string {
  const { relativeModuleId } = test.module;
  const reasons = (test.result().errors ?? []).map(({ message, diff, stacks }) => {
    const line = stacks?.find(({ file }) => file.endsWith(relativeModuleId))?.line;
    return `    ${line ? `line ${line}: ` : ''}${[message, diff].filter(Boolean).join('\n').replaceAll('\n', '\n    ')}`;
  });
  const attempts = (test.diagnostic()?.retryCount ?? 0) + 1;
  return [`  ${relativeModuleId}: ${test.fullName} (attempt ${attempts})`, ...reasons].join('\n');
}
