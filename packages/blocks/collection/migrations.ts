import type { Migration } from '../kind.ts';

/** A link of the first blocks as a target. */
export function targetOf(link: unknown): Record<string, unknown> | undefined {
  const { label, href } = (link ?? {}) as Readonly<Record<string, unknown>>;
  return link ? { text: label, url: href } : undefined;
}

/** How the row of products was laid out before its author could say so: six of a wide screen, if there are as many. */
function rowOf(products: unknown): Record<string, unknown> {
  return {
    sm: { slideWidth: '62vw' },
    md: { slideWidth: '34vw' },
    lg: { slideWidth: Number(products) > 4 ? '16.6667%' : '25%', slidePadding: '1.25rem' },
  };
}

/** From a row of products to a collection of anything (B3.2.02). */
const toSlides: Migration = {
  example: {
    title: 'Six for the ferry',
    categoryId: '1000',
    sort: 'newest',
    count: 6,
    link: { label: 'All new things', href: '/c/new-1000' },
  },
  migrate: ({ link, ...props }) => {
    const { ids, count } = props;
    const textLink = targetOf(link);
    const products = Array.isArray(ids) ? ids.length : (count ?? 12);
    return { ...props, type: 'carousel', breakpoints: rowOf(products), ...(textLink ? { textLink } : {}) };
  },
};

export const collectionMigrations: readonly Migration[] = [toSlides];
