import { Readable } from 'node:stream';
import { readEvidencePicture } from '@eyelet/contracts/disputes/read-picture.ts';
import { evidencePictureContent } from '@eyelet/db/disputes/picture.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

export const readEvidencePictureHandler = handle(readEvidencePicture, async ({ shop }, { params }) => {
  const { disputeId, pictureId } = params;
  const content = await evidencePictureContent(shop.database.db, disputeId, pictureId);
  if (!content) return refuse('STF404');
  return new Download(`${pictureId}.jpg`, 'image/jpeg', Readable.from([content]));
});
