import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { loadPage, type ShownSection } from '../content/load-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** What authors have written around points, tiers and joining. */
export type LoyaltyContent = Readonly<{
  seo: Readonly<{ title: string; description: string }>;
  /** A section named `hero`, in the place of the heading. */
  hero: readonly ShownSection[];
  /** All others, below what the page does. */
  body: readonly ShownSection[];
  /** Whether one of them is named `benefits`, so that the list of the programme is left out. */
  hasBenefits: boolean;
}>;

/** The content page of the programme; undefined where nobody has written one. */
export async function loadContent(shop: ShopContext): Promise<LoyaltyContent | undefined> {
  try {
    const page = await shop.client.call(readPage, { params: { slug: 'loyalty' } });
    const { sections } = await loadPage(shop, page);
    const isNamed = (name: string) => (section: ShownSection) => section.name.split('-')[0] === name;
    return {
      seo: page.seo,
      hero: sections.filter(isNamed('hero')),
      body: sections.filter((one) => !isNamed('hero')(one)),
      hasBenefits: sections.some(isNamed('benefits')),
    };
  } catch (error) {
    if (error instanceof ApiError && error.id === 'API404') return undefined;
    throw error;
  }
}
