import { ensureInstalled, runPinned, thriftyMemory } from './pinned.mjs';

ensureInstalled();
process.exit(
  await runPinned(['apps/server/main.ts', ...process.argv.slice(2)], { ...thriftyMemory, NODE_ENV: 'production' }),
);
