import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { defineConfig } from 'vitest/config';

const properties = ['packages/testing/seeded-properties.ts'];
const screens = ['apps/storefront/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.{ts,tsx}'];

/**
 * Unit tests run next to their code without a database; the others share one PostgreSQL, with a database for each file,
 * followed by the journeys. Files share the modules of their worker unless a test mocks one.
 *
 * A busy machine can delay a process or a browser; what fails twice, or three times in a browser, is broken. Further attempts are
 * listed at the end of the run.
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
          setupFiles: properties,
          testTimeout: 30_000,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.ts', '{demo,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/db/**', ...screens],
        },
      },
      {
        plugins: [messagesPlugin()],
        test: { name: 'screens', include: screens, setupFiles: properties, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'shop',
          isolate: false,
          setupFiles: properties,
          include: ['packages/db/**/*.test.ts', 'tests/{api,contract,races,faults,simulation}/**/*.test.ts'],
          globalSetup: ['packages/testing/compile-ahead.ts', 'packages/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is waited for comes by announcements, which a busy machine delays.
          expect: { poll: { timeout: 10_000 } },
          // These wait for their database, too.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          retry: 1,
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['packages/testing/global-setup.ts', 'packages/testing/journey-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
          retry: 2,
        },
      },
    ],
  },
});
