import type { Shop } from '../kernel/shop.ts';
import { type Preparing, prepareContent, prepareListings } from './prepare.ts';

/** The names of the pictures in published content: of all items, or of those of the given ids. */
export type ContentPictures = (ids?: readonly string[]) => Promise<readonly string[]>;

type Work = Pick<Preparing, 'transforms' | 'signal'> & Readonly<{ contentPictures: ContentPictures }>;

/**
 * Makes pictures before they are requested: those of content when it is published or scheduled, or when a picture in it
 * changes; after the start those of all content and then those of listings, and those of all content again where such a
 * change may have been missed.
 */
export function preparePicturesAhead(shop: Shop, { contentPictures, ...work }: Work): void {
  const preparing: Preparing = {
    ...work,
    masters: shop.masters,
    formats: shop.config.avif ? ['webp', 'avif'] : ['webp'],
  };
  const attempt = async (run: () => Promise<void>) => {
    try {
      if (!work.signal.aborted) await run();
    } catch (error) {
      // A shop that is closing has no database any more.
      if (!work.signal.aborted) shop.log.error({ err: error }, 'pictures could not be prepared');
    }
  };
  const content = (ids?: readonly string[]) =>
    attempt(async () => prepareContent(preparing, await contentPictures(ids)));
  // Two rows: a page that is published does not wait for the pictures of all others.
  let all = content();
  let named = Promise.resolve();
  let allWait = false;
  void all.then(() => attempt(() => prepareListings(preparing)));
  shop.onCatalogueChange(({ contentIds, missed }) => {
    if (missed && !allWait) {
      allWait = true;
      all = all.then(() => {
        allWait = false;
        return content();
      });
    }
    if (contentIds.length > 0) named = named.then(() => content(contentIds));
  });
}
