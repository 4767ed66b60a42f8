import { ensureInstalled, memory, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(
  await runPinned([...memory.nodeArguments, 'apps/server/main.ts', ...process.argv.slice(2)], {
    ...memory.environment,
    NODE_ENV: 'production',
  }),
);
