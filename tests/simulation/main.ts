import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '@eyelet/db/embedded/cluster.ts';
import { simulate } from './run.ts';
import { openWorld } from './world.ts';

// The program behind `npm run simulate`: a seed, and how long or how many rounds.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string' },
  },
});
const seed = Number(values.seed);
const rounds = values.rounds === undefined ? Number.POSITIVE_INFINITY : Number(values.rounds);
const seconds = values.rounds === undefined ? Number(values.seconds) : Number.POSITIVE_INFINITY;
if (![seed, rounds, seconds].every((one) => one >= 0)) {
  console.error('npm run simulate -- [--seed N] [--seconds S | --rounds R]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'eyelet-simulation-'));
// Open to the account that PostgreSQL runs as when the program runs as root; its own folder inside is closed.
chmodSync(folder, 0o755);
const cluster = await startCluster({ folder, durable: false });
try {
  const world = await openWorld(cluster.url('postgres'));
  try {
    const end = performance.now() + seconds * 1000;
    console.log(`seed ${seed}`);
    let done = 0;
    const tally = await simulate(world, seed, (round) => {
      done = round;
      return round >= rounds || performance.now() >= end;
    });
    for (const [outcome, count] of [...tally].sort()) console.log(`${String(count).padStart(7)}  ${outcome}`);
    console.log(`${done} rounds, everything in order`);
  } finally {
    await world.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
