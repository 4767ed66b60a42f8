import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { defineConfig } from 'vitest/config';

const screens = ['apps/storefront/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.{ts,tsx}'];

/**
 * Rules and screens run beside their code without a database; the rest shares one PostgreSQL, each file with a database
 * of its own, and then come the journeys. Files share the modules of their worker wherever no test replaces any.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: [
      'default',
      ['json', { outputFile: 'test-results/vitest.json' }],
      './packages/testing/unstable-reporter.ts',
    ],
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.ts', '{demo,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/db/**', ...screens],
        },
      },
      {
        plugins: [messagesPlugin()],
        test: { name: 'screens', include: screens },
      },
      {
        test: {
          name: 'shop',
          isolate: false,
          include: ['packages/db/**/*.test.ts', 'tests/{api,contract,races,faults,simulation}/**/*.test.ts'],
          globalSetup: ['packages/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['packages/testing/journey-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
          // A busy machine can starve a browser once; what fails twice is broken. A second try is named at the end of the run.
          retry: 1,
        },
      },
    ],
  },
});
