import { defineConfig } from 'vitest/config';

/** The rules alone, for `npm run mutants`, which tells each mutant from the tests that reach it. */
export default defineConfig({ test: { dir: 'packages/domain', include: ['**/*.test.ts'], isolate: false } });
