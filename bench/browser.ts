import type { Paths } from './goods.ts';
import { scorePages } from './lighthouse.ts';
import { weighPages } from './pages.ts';
import type { Section } from './report.ts';

/** Lighthouse's performance of every page. */
const leastPerformance = 95;

/** Sizes of pages and their Lighthouse scores; a page above its limit or below the least score is a failure. */
export async function measureBrowser(origin: string, paths: Paths, upc: string): Promise<Section> {
  const weights = await weighPages(origin, [
    { name: 'home', path: '/en-us' },
    { name: 'listing', path: paths.listing },
    { name: 'product', path: paths.product, limitKb: 137 },
    {
      name: 'checkout',
      path: '/en-us/checkout',
      limitKb: 163,
      prepare: async (page) => {
        await page.goto(`${origin}/en-us/cart`);
        await page.evaluate(async (wanted) => {
          const send = (path: string, body: object) =>
            fetch(path, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-locale': 'en_US', 'x-client-id': 'bench' },
              body: JSON.stringify(body),
            });
          await send('/token/v2/auth/token', { type: 'Guest' });
          await send('/cart/v1/cartWithItem', { upc: wanted });
        }, upc);
      },
    },
  ]);
  const scores = await scorePages(origin, [
    { name: 'home', path: '/en-us' },
    { name: 'listing', path: paths.listing },
    { name: 'product', path: paths.product },
    { name: 'cart', path: '/en-us/cart' },
  ]);
  const weightLines = weights.map(
    (one) =>
      `| ${one.name} | ${one.scriptKb} | ${one.limitKb ?? ''} | ${one.styleKb} | ${one.fontKb} | ${one.pictureKb} |`,
  );
  const scoreLines = scores.map(
    (one) =>
      `| ${one.name} | ${one.performance} | ${one.accessibility} | ${one.practices} | ${one.seo} | ${one.cls} | ${one.lcpMs} | ${one.blockedMs} | ${one.machine} |`,
  );
  return {
    text: [
      '\n## What a page weighs\n',
      '| page | script kB gzip | limit | style kB gzip | fonts kB | pictures kB |',
      '| --- | --- | --- | --- | --- | --- |',
      ...weightLines,
      '\n## Lighthouse, mobile\n',
      '| page | performance | accessibility | best practices | SEO | CLS | LCP ms | blocked ms | index of the machine |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...scoreLines,
    ].join('\n'),
    failures: [
      ...weights
        .filter(({ scriptKb, limitKb }) => limitKb !== undefined && scriptKb > limitKb)
        .map(({ name, scriptKb, limitKb }) => `scripts of ${name}: ${scriptKb} kB, at most ${limitKb}`),
      ...scores
        .filter(({ performance }) => performance < leastPerformance)
        .map(({ name, performance }) => `Lighthouse, performance of ${name}: ${performance}, aim ${leastPerformance}`),
    ],
  };
}
