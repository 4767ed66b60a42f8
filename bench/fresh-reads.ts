import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createQuestions, type Question } from './fresh-questions.ts';
import { mustBeHere } from './load.ts';
import { cpuSecondsOf, memoryOf } from './process-use.ts';
import type { Section } from './report.ts';

export type WatchedShop = Readonly<{ origin: string; pid: number; loopFile: string; start: Start }>;

/** Seconds, and seconds of processor time, from the start of the shop until all of it can be searched. */
export type Start = Readonly<{ seconds: number; cpuSeconds: number }>;

type Aim = Readonly<{ perCore?: number; p99?: number; cpuMs?: number }>;

/**
 * Longest permitted block of the event loop in milliseconds, as it delays everything that waits. Of processor time,
 * since delay also depends on other load on the machine.
 */
const longestStall = 20;

/** Measured questions of each kind, after as many for warming up the runtime. */
const counted = 3000;
const warmUp = 1500;

/** Seconds after the start within which everything can be searched. */
const searchableWithin = 30;

/** Resident memory of the shop with a hundred thousand styles, in megabytes. */
const mostMemory = 1200;

type Measured = Readonly<{
  name: string;
  aim: Aim;
  rate: number;
  p50: number;
  p99: number;
  failed: number;
  /** Milliseconds of processor time for each answer, in all threads of the shop. */
  cpuMs: number;
  stall: Readonly<{ p99: number; longest: number; held: number }>;
}>;

/**
 * Asks only new questions, whose answers are not cached. Few connections, so that the shop is measured and not a queue
 * before it; a number of questions rather than of seconds, so that a busy machine measures the same.
 */
export async function measureFreshReads(shop: WatchedShop, styles: number): Promise<Section> {
  const questions = createQuestions(styles, 1);
  const rows: Measured[] = [];
  const measure = async (name: string, next: () => Question, aim: Aim) => {
    await ask(shop, next, warmUp);
    rows.push({ name, aim, ...(await ask(shop, next, counted)) });
  };
  await measure('search', questions.search, { perCore: 1000, p99: 15 });
  await measure('suggestions', questions.suggestion, { perCore: 2000, p99: 15 });
  await measure('listing', questions.listing, { cpuMs: 5 });
  await measure('product details', questions.product, {});
  return sectionOf(rows, styles, shop.start, memoryOf(shop.pid));
}

async function ask(
  { origin, pid, loopFile }: WatchedShop,
  next: () => Question,
  amount: number,
): Promise<Omit<Measured, 'name' | 'aim'>> {
  mustBeHere(origin);
  await readStall(pid, loopFile);
  const before = cpuSecondsOf(pid) ?? 0;
  const result = await autocannon({
    url: origin,
    connections: 4,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          const { path, locale } = next();
          return { ...request, path, headers: { ...request.headers, 'x-locale': locale } };
        },
      },
    ],
  });
  const answers = result.requests.total;
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
    cpuMs: (((cpuSecondsOf(pid) ?? 0) - before) * 1000) / Math.max(1, answers),
    stall: await readStall(pid, loopFile),
  };
}

/** The delay of the shop's event loop, and how long it was blocked, since the last call. */
async function readStall(pid: number, file: string): Promise<Measured['stall']> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(20);
    if (existsSync(file) && readFileSync(file, 'utf8').endsWith('}')) return JSON.parse(readFileSync(file, 'utf8'));
  }
  throw new Error('the shop did not report the delay of its event loop');
}

function sectionOf(
  rows: readonly Measured[],
  styles: number,
  start: Start,
  memory: ReturnType<typeof memoryOf>,
): Section {
  const lines = rows.map(
    ({ name, rate, p50, p99, cpuMs, stall }) =>
      `| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${cpuMs.toFixed(2)} | ${Math.round(1000 / cpuMs)} | ${stall.p99} | ${stall.longest} | ${stall.held} |`,
  );
  const text = [
    `\n## Never asked before, ${styles} styles\n`,
    '| what | per second | p50 ms | p99 ms | processor ms each | per second of one core | loop late p99 ms | at most | held at most |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    `\nAll could be searched ${start.seconds.toFixed(1)} s after the start, which took ${start.cpuSeconds.toFixed(1)} s of processor time.`,
  ].join('\n');
  const failures = rows.flatMap(failuresOf);
  if (start.seconds > searchableWithin) {
    failures.push(`searchable after ${start.seconds.toFixed(1)} s, aim ${searchableWithin} s`);
  }
  // The aim is for a hundred thousand styles; fewer must certainly stay below it.
  if (memory && memory.now > mostMemory) failures.push(`memory: ${memory.now} MB, aim ${mostMemory} MB`);
  return { text, failures };
}

function failuresOf({ name, aim, p99, cpuMs, stall, failed }: Measured): string[] {
  const failures: string[] = [];
  const claim = (holds: boolean, sentence: string) => {
    if (!holds) failures.push(`${name}, never asked before: ${sentence}`);
  };
  claim(failed === 0, `${failed} failed`);
  claim(1000 / cpuMs >= (aim.perCore ?? 0), `${Math.round(1000 / cpuMs)} a second on one core, aim ${aim.perCore}`);
  claim(cpuMs <= (aim.cpuMs ?? Infinity), `${cpuMs.toFixed(1)} ms of processor time, aim ${aim.cpuMs} ms`);
  claim(p99 <= (aim.p99 ?? Infinity), `p99 ${p99} ms, aim ${aim.p99} ms`);
  claim(stall.held <= longestStall, `the event loop was blocked for ${stall.held} ms, aim ${longestStall} ms`);
  return failures;
}
