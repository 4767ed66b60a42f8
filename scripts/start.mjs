import { ensureInstalled, memory, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(
  await runPinned([...memory.nodeArguments, 'apps/server/start-built.ts', ...process.argv.slice(2)], {
    ...memory.environment,
    NODE_ENV: 'production',
  }),
);
