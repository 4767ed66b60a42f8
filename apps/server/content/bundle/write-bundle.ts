import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { MediumKind } from '@eyelet/contracts/media/medium.ts';
import { type BundledItemRow, readBundledItems } from '@eyelet/db/content/bundle.ts';
import { type BundledMediumRow, readBundledMedia } from '@eyelet/db/media/bundle.ts';
import yazl from 'yazl';
import type { Context } from '../../kernel/context.ts';
import {
  type BundledItem,
  type BundledMedium,
  entryOfFile,
  entryOfItem,
  entryOfMedium,
  manifestEntry,
} from './format.ts';

/** How many items are read at once. */
const atOnce = 200;

/** All content and the files of the media library as a ZIP file, written as it is read. */
export async function writeBundle({ shop, now }: Pick<Context, 'shop' | 'now'>): Promise<Readable> {
  const { db } = shop.database;
  const media = (await readBundledMedia(db)).map(mediumOf);
  const zip = new yazl.ZipFile();
  const add = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`), name, { mtime: now });
  add(manifestEntry, { format: 'eyelet content', version: 1, exportedAt: now.toISOString() });
  let after: string | undefined;
  do {
    const rows = await readBundledItems(db, { after, limit: atOnce, now });
    for (const row of rows) {
      const item = itemOf(row);
      add(entryOfItem(item), item);
    }
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
  for (const medium of media) {
    add(entryOfMedium(medium), medium);
    // Pictures and films are compressed already.
    const options = { mtime: now, compress: false };
    zip.addReadStreamLazy(entryOfFile(medium), options, (give) => {
      shop.mediaStorage.read(medium.file).then(
        (file) => {
          if (file) give(null, file.content);
          else give(new Error(`the file of the medium ${medium.name} is not in the storage`), undefined as never);
        },
        give as (error: unknown) => void,
      );
    });
  }
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  zip.end();
  return content;
}

function itemOf({ id, kind, key, name, formerKeys, published, newest }: BundledItemRow): BundledItem {
  const isShown = isDeepStrictEqual(published, newest);
  return {
    ...{ itemId: id, kind: kind as ContentKind, key, name, formerKeys: [...formerKeys] },
    published: published as ContentDocument | null,
    draft: isShown ? null : (newest as ContentDocument),
  };
}

function mediumOf({
  name,
  kind,
  title,
  hash,
  extension,
  focus,
  crops,
  alt,
  decorative,
}: BundledMediumRow): BundledMedium {
  return { name, kind: kind as MediumKind, title, file: `${hash}.${extension}`, focus, crops, alt, decorative };
}
