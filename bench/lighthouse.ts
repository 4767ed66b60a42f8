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
  /** Speed of the machine as Lighthouse measures it; it takes a phone to be four times slower than one of 1500 to 2000. */
  machine: number;
}>;

/** Runs of each page; the median by performance counts, as single runs vary by a few points. */
const runsOfEach = 3;

/** Lighthouse's mobile scores, each from 0 to 100. A run before them has the shop make pictures that it has not made yet. */
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
      await lighthouse(origin + path, options);
      const runs: Scores[] = [];
      for (let run = 0; run < runsOfEach; run++) {
        const result = await lighthouse(origin + path, options);
        const { categories, audits, environment } = result?.lhr ?? {};
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
          machine: Math.round(environment?.benchmarkIndex ?? 0),
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
