import { defineConfig } from 'vitest/config';

/** The domain's tests alone, for `npm run mutants`, which relates each mutant to the tests that reach it; the same seeds each time. */
export default defineConfig({
  test: {
    dir: 'packages/domain',
    include: ['**/*.test.ts'],
    isolate: false,
    setupFiles: ['packages/testing/seeded-properties.ts'],
  },
});
