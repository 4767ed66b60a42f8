import { type Page, pages as table } from '@eyelet/domain/pages/pages.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';

const { origin } = openJourney();

const pages = [
  'about',
  'help-delivery',
  'help-returns-how-to-return',
  'help/contact-us',
  'help/warranty',
  'privacy',
  'sale-terms',
] as const;

type Head = Readonly<{ path: string; html: string; title: string; description: string }>;

async function addressesIn(path: string): Promise<string[]> {
  const text = await (await fetch(origin() + path)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function headOf(path: string): Promise<Head> {
  const html = await (await fetch(origin() + path)).text();
  return {
    path,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

/** Heads of all pages of a market in the sitemap, which lists home and content too. */
async function headsOf(locale: string): Promise<Head[]> {
  const files = (await addressesIn('/sitemap.xml')).filter((path) => path.includes(`/${locale}/`));
  const listed = (await Promise.all(files.map(addressesIn))).flat();
  expect(listed).toEqual(expect.arrayContaining([`/${locale}`, ...pages.map((slug) => `/${locale}/${slug}`)]));
  expect(new Set(listed).size).toBe(listed.length);
  const heads: Head[] = [];
  for (const path of listed) heads.push(await headOf(path));
  return heads;
}

/** Groups of pages with the same value. */
const shared = (heads: readonly Head[], member: 'title' | 'description') =>
  [...Map.groupBy(heads, (head) => head[member]).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ path }) => path));

test.each(['en-us', 'de-de', 'fr-fr', 'it-it'])(
  'no two pages of %s share a title or a description, and each has a complete head',
  async (locale) => {
    const heads = await headsOf(locale);
    expect(heads.length).toBeGreaterThan(300);
    expect(shared(heads, 'title')).toEqual([]);
    expect(shared(heads, 'description')).toEqual([]);
    for (const { path, html, title, description } of heads) {
      expect([path, title.includes('|')]).toEqual([path, false]);
      expect([path, description.length > 20]).toEqual([path, true]);
      expect([path, /<meta property="og:image" content="http[^"]+\/media\//.test(html)]).toEqual([path, true]);
      expect([path, html.includes('application/ld+json')]).toEqual([path, true]);
    }
  },
);

test('each file of the sitemap has the pages of the table that are pages without an id', async () => {
  const rows = Object.entries<Page>(table).filter(([path, { ids }]) => ids !== true && path !== '*');
  for (const name of ['pages', 'stores', 'articles'] as const) {
    const paths = rows.flatMap(([path, { sitemap }]) =>
      sitemap === name ? [`/de-de/${path}`.replace(/\/$/, '')] : [],
    );
    expect(paths, name).not.toEqual([]);
    expect(await addressesIn(`/sitemaps/de-de/${name}.xml`)).toEqual(expect.arrayContaining(paths));
  }
});

test('the default picture of link previews exists', async () => {
  const { html } = await headOf('/en-us/privacy');
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(origin() + new URL(address).pathname);
  expect([answer.status, answer.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
});

test('switching between sign-in and sign-up does not make the URL longer', async () => {
  const { html } = await headOf('/en-us/sign-in?variant=loyalty&returnTo=%2Fen-us%2Fcart');
  const ways = [...html.matchAll(/href="(\/en-us\/sign-up[^"]*)"/g)].map(
    ([, href = '']) => href.split('variant=').length - 1,
  );
  expect(ways.length).toBeGreaterThan(0);
  for (const times of ways) expect(times).toBeLessThanOrEqual(1);
});
