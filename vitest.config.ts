import { defineConfig } from 'vitest/config';

/** Rules run beside their code without a database; the rest shares one PostgreSQL, each file with a database of its own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'packages/db/**'],
        },
      },
      {
        test: {
          name: 'shop',
          include: ['packages/db/**/*.test.ts', 'tests/{api,contract,races,faults,simulation}/**/*.test.ts'],
          globalSetup: ['packages/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['packages/testing/journey-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
          // A busy machine can starve a browser once; what fails twice is broken. A second try stands in the report.
          retry: 1,
        },
      },
    ],
  },
});
