import { mostPictureBytes } from '@eyelet/contracts/cases/pictures.ts';
import { addEvidencePicture } from '@eyelet/contracts/disputes/add-picture.ts';
import { mostEvidencePictures } from '@eyelet/contracts/disputes/evidence.ts';
import { evidencePictureFacts, insertEvidencePicture } from '@eyelet/db/disputes/picture.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import { fieldRefusalsOf } from '../cases/field-refusal.ts';
import { readPictureFiles } from '../cases/read-pictures.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { findAnswered, refusalOfAnswer } from './answerable.ts';
import { changeEvidence } from './change-evidence.ts';

/** Adds a picture to the evidence, drawn again as those of cases are. */
export const addEvidencePictureHandler = handle(addEvidencePicture, async (context, { params, query, body }) => {
  const { disputeId } = params;
  // Before anything is decoded: that is the work.
  const found = await findAnswered(context.shop.database.db, disputeId);
  if (!found) return refuse('STF404');
  const obstacle = refusalOfAnswer(context.shop, found, context.now);
  if (obstacle) return obstacle;
  const read = await readPictureFiles([await received(body)]);
  if ('key' in read) return wrongPicture(context, read);
  const [picture] = read;
  return changeEvidence(context, {
    ...{ operation: addEvidencePicture, disputeId },
    change: async (tx) => {
      const there = await evidencePictureFacts(tx, disputeId);
      if (!picture || there.length >= mostEvidencePictures) {
        return wrongPicture(context, { key: 'validation.pictureCount', args: { n: mostEvidencePictures } });
      }
      const name = query.fileName.slice(0, 200);
      await insertEvidencePicture(tx, {
        ...{ ...picture, id: context.newId(), dispute_id: disputeId, name, added_at: context.now },
      });
      return { before: { pictures: there.length }, after: { pictures: there.length + 1 } };
    },
  });
});

/** What was sent, up to the first bytes that are too many. */
async function received(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > mostPictureBytes) break;
  }
  return Buffer.concat(parts);
}

function wrongPicture(context: Context, problem: Invalid) {
  return refuseFields('STF400', fieldRefusalsOf({ picture: problem }, staffOf(context).language));
}
