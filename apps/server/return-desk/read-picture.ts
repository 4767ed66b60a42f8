import { Readable } from 'node:stream';
import { readReturnPicture } from '@eyelet/contracts/return-desk/read-picture.ts';
import { findReturnPicture } from '@eyelet/db/returns/picture.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** A picture of a return, for staff only. */
export const readReturnPictureHandler = handle(readReturnPicture, async ({ shop }, { params }) => {
  const { returnId, pictureId } = params;
  const content = await findReturnPicture(shop.database.db, returnId, pictureId);
  if (!content) return refuse('STF404');
  return new Download(`${returnId}.jpg`, 'image/jpeg', Readable.from([content]));
});
