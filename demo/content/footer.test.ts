import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { footer } from './parts.ts';

const routes = ['/store-locator'];

test.each(['en', 'fr', 'de', 'it'] as const)(
  'the footer in %s links to the pages required by law, and every link has a page',
  (language) => {
    const groups = footer.texts[language].blocks[0]?.props.groups as readonly { links: readonly { href: string }[] }[];
    const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href));
    for (const needed of ['/sale-terms', '/privacy', '/cookies', '/withdrawal', '/legal-notice']) {
      expect(hrefs).toContain(needed);
    }
    const there = [...routes, ...pages.map(({ slug }) => `/${slug}`)];
    expect(hrefs.filter((href) => !there.includes(href))).toEqual([]);
  },
);
