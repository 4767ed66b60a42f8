import { Readable } from 'node:stream';
import { readEvidencePaper } from '@eyelet/contracts/disputes/read-paper.ts';
import { paperOfAnswer } from '@eyelet/db/disputes/answer.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findAnswered } from './answerable.ts';
import { draftPaper } from './draft-paper.ts';

/** The paper as it was submitted; before that, as it would be. */
export const readEvidencePaperHandler = handle(readEvidencePaper, async ({ shop }, { params: { disputeId } }) => {
  const { db } = shop.database;
  const found = await findAnswered(db, disputeId);
  if (!found?.answer || found.answer.kind === 'acceptance') return refuse('STF404');
  const isFixed = found.answer.state === 'waiting' || found.answer.state === 'sent';
  const paper = isFixed ? await paperOfAnswer(db, disputeId) : (await draftPaper(shop, found))?.bytes;
  if (!paper) return refuse('STF404');
  const name = `${found.dispute.order_number}-evidence.pdf`;
  return new Download(name, 'application/pdf', Readable.from([paper]));
});
