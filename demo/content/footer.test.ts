import type { FooterItem } from '@eyelet/blocks/footer-item/schema.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { expect, test } from 'vitest';
import type { Block } from './page.ts';
import { pages } from './pages.ts';
import { footer } from './parts.ts';

const routes = [
  ...['/store-locator', '/articles', '/events', '/help/contact-us', '/help/warranty'],
  ...['/track-order', '/gift-card', '/promotions', '/loyalty'],
];

test.each(['en', 'fr', 'de', 'it'] as const)(
  'the footer in %s links to the pages required by law, and every link has a page',
  (language) => {
    const blocks = resolveVariant(footer.document, { language }).sections.flatMap((section) => section.blocks);
    const hrefs = blocks.flatMap(
      (block) => ((block as Block).props as FooterItem).targets?.map(({ url }) => url) ?? [],
    );
    for (const needed of ['/sale-terms', '/privacy', '/cookies', '/withdrawal', '/legal-notice']) {
      expect(hrefs).toContain(needed);
    }
    const there = [...routes, ...pages.map(({ slug }) => `/${slug}`)];
    expect(
      hrefs.filter((href) => !there.includes(href) && !there.includes(`/${href.slice(1).replaceAll('/', '-')}`)),
    ).toEqual([]);
  },
);
