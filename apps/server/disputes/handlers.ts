import type { AnyHandler } from '../kernel/handle.ts';
import { acceptDisputeHandler } from './accept.ts';
import { addEvidencePictureHandler } from './add-picture.ts';
import { listDisputesHandler } from './list.ts';
import { listDefenceReasonsHandler } from './list-reasons.ts';
import { readDisputeHandler } from './read.ts';
import { readEvidencePaperHandler } from './read-paper.ts';
import { readEvidencePictureHandler } from './read-picture.ts';
import { releaseDisputedGoodsHandler } from './release.ts';
import { removeEvidencePictureHandler } from './remove-picture.ts';
import { saveEvidenceHandler } from './save-evidence.ts';
import { submitEvidenceHandler } from './submit.ts';

/** Payments that their payers contest with their banks. */
export const disputeHandlers: readonly AnyHandler[] = [
  listDisputesHandler,
  readDisputeHandler,
  releaseDisputedGoodsHandler,
  saveEvidenceHandler,
  addEvidencePictureHandler,
  readEvidencePictureHandler,
  removeEvidencePictureHandler,
  readEvidencePaperHandler,
  listDefenceReasonsHandler,
  submitEvidenceHandler,
  acceptDisputeHandler,
];
