import type { Shop } from '../kernel/shop.ts';
import { type Preparing, prepareContent, prepareListings } from './prepare.ts';

/** The names of the pictures in published content: of all items, or of those of the given ids. */
export type ContentPictures = (ids?: readonly string[]) => Promise<readonly string[]>;

type Work = Pick<Preparing, 'transforms' | 'signal'> & Readonly<{ contentPictures: ContentPictures }>;

/**
 * Makes pictures before they are requested: those of content when it is published or scheduled, or when a picture in it
 * changes, and after the start those of all content and then those of listings.
 */
export function preparePicturesAhead(shop: Shop, { contentPictures, ...work }: Work): void {
  const preparing = { ...work, masters: shop.masters };
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
  void content().then(() => attempt(() => prepareListings(preparing)));
  // Beside the pictures of the start, for which a page that is published does not wait.
  let last = Promise.resolve();
  shop.onCatalogueChange(({ contentIds, everything }) => {
    if (everything) last = last.then(() => content());
    else if (contentIds.length > 0) last = last.then(() => content(contentIds));
  });
}
