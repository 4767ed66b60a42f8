import { ensureInstalled, root, runPinned } from './pinned.mjs';

ensureInstalled();

/** Each check by name; the first that fails ends the run. Tests build the storefront first. */
const checks = [
  [
    'format, lint and import rules',
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40', '.'],
  ],
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/storefront']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
  ['directions of imports', ['scripts/check-directions.ts']],
  ['messages', ['packages/messages/check.ts']],
  ['script of each page', ['scripts/weight.ts']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--production', '--no-progress']],
  ['tests', ['scripts/test.mjs']],
];

process.chdir(root);
for (const [name, args] of checks) {
  console.log(`\n— ${name}`);
  const code = await runPinned(args);
  if (code !== 0) {
    console.error(`${name}: failed`);
    process.exit(code);
  }
}
