import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { expect, test } from 'vitest';
import type { Block } from './page.ts';
import { pages } from './pages.ts';
import { footer } from './parts.ts';

const routes = ['/store-locator', '/articles'];

test.each(['en', 'fr', 'de', 'it'] as const)(
  'the footer in %s links to the pages required by law, and every link has a page',
  (language) => {
    const [block] = resolveVariant(footer.document, { language }).sections.flatMap(({ blocks }) => blocks);
    const groups = (block as Block).props.groups as readonly { links: readonly { href: string }[] }[];
    const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href));
    for (const needed of ['/sale-terms', '/privacy', '/cookies', '/withdrawal', '/legal-notice']) {
      expect(hrefs).toContain(needed);
    }
    const there = [...routes, ...pages.map(({ slug }) => `/${slug}`)];
    expect(hrefs.filter((href) => !there.includes(href))).toEqual([]);
  },
);
