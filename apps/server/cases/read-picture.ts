import { Readable } from 'node:stream';
import { readCasePicture } from '@eyelet/contracts/cases/read-picture.ts';
import { findPicture } from '@eyelet/db/cases/case.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** A picture of a case, for signed-in staff only. */
export const readCasePictureHandler = handle(readCasePicture, async ({ shop }, { params }) => {
  const { reference, pictureId } = params;
  const content = await findPicture(shop.database.db, reference, pictureId);
  if (!content) return refuse('STF404');
  return new Download(`${reference}.jpg`, 'image/jpeg', Readable.from([content]));
});
