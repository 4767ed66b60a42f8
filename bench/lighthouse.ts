import { launchBrowser } from '@eyelet/testing/browser.ts';
import { freePort } from '@eyelet/testing/free-port.ts';

export type Scores = Readonly<{
  name: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  cls: number;
  lcpMs: number;
}>;

/** Lighthouse's mobile scores, each from 0 to 100. */
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
      const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error', formFactor: 'mobile' });
      const { categories, audits } = result?.lhr ?? {};
      const of = (id: string) => Math.round((categories?.[id]?.score ?? 0) * 100);
      scores.push({
        name,
        performance: of('performance'),
        accessibility: of('accessibility'),
        practices: of('best-practices'),
        seo: of('seo'),
        cls: Math.round((audits?.['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
        lcpMs: Math.round(audits?.['largest-contentful-paint']?.numericValue ?? 0),
      });
    }
  } finally {
    await browser.close();
  }
  return scores;
}
