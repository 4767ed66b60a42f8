import { removeEvidencePicture } from '@eyelet/contracts/disputes/remove-picture.ts';
import { deleteEvidencePicture, evidencePictureFacts } from '@eyelet/db/disputes/picture.ts';
import { handle } from '../kernel/handle.ts';
import { changeEvidence } from './change-evidence.ts';

export const removeEvidencePictureHandler = handle(removeEvidencePicture, (context, { params }) => {
  const { disputeId, pictureId } = params;
  return changeEvidence(context, {
    ...{ operation: removeEvidencePicture, disputeId },
    change: async (tx) => {
      const there = await evidencePictureFacts(tx, disputeId);
      if (!(await deleteEvidencePicture(tx, disputeId, pictureId))) return undefined;
      return { before: { pictures: there.length }, after: { pictures: there.length - 1 } };
    },
  });
});
