import { freePort } from '@eyelet/db/embedded/free-port.ts';
import { launchBrowser } from '@eyelet/testing/browser.ts';

export type Scores = Readonly<{
  name: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  cls: number;
  lcpMs: number;
  blockedMs: number;
  /** Speed of the machine as Lighthouse measures it, and how many times slower the phone is taken to be. */
  machine: number;
  slowdown: number;
}>;

/** Runs of each page; the median by performance counts, as single runs vary by a few points. */
const runsOfEach = 3;

/**
 * Lighthouse takes a phone to be four times slower than a machine whose index is from 1500 to 2000 (its docs/throttling.md). Of a slower
 * machine, such as a shared one, that would be a phone which nobody has.
 */
const phoneIndex = 1750 / 4;

/** Lighthouse's mobile scores, each from 0 to 100. A run before them measures the machine, and has the shop make pictures it has not made yet. */
export async function scorePages(
  origin: string,
  pages: readonly Readonly<{ name: string; path: string }>[],
): Promise<readonly Scores[]> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const scores: Scores[] = [];
  try {
    for (const { name, path } of pages) {
      const options = { port, output: 'json', logLevel: 'error', formFactor: 'mobile' } as const;
      const first = await lighthouse(origin + path, options);
      const machine = Math.round(first?.lhr.environment.benchmarkIndex ?? 0);
      const slowdown = Math.round(Math.min(4, Math.max(1, machine / phoneIndex)) * 10) / 10;
      const runs: Scores[] = [];
      for (let run = 0; run < runsOfEach; run++) {
        const result = await lighthouse(origin + path, {
          ...options,
          throttling: { cpuSlowdownMultiplier: slowdown },
        });
        const { categories, audits } = result?.lhr ?? {};
        const of = (id: string) => Math.round((categories?.[id]?.score ?? 0) * 100);
        runs.push({
          name,
          performance: of('performance'),
          accessibility: of('accessibility'),
          practices: of('best-practices'),
          seo: of('seo'),
          cls: Math.round((audits?.['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
          lcpMs: Math.round(audits?.['largest-contentful-paint']?.numericValue ?? 0),
          blockedMs: Math.round(audits?.['total-blocking-time']?.numericValue ?? 0),
          machine,
          slowdown,
        });
      }
      const middle = runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(runsOfEach / 2)];
      if (middle) scores.push(middle);
    }
  } finally {
    await browser.close();
  }
  return scores;
}
