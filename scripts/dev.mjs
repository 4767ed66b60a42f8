import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(
  await runPinned(['--watch', '--watch-preserve-output', 'apps/server/main.ts', '--dev'], { NODE_ENV: 'development' }),
);
