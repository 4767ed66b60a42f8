import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { queueLetter } from '@eyelet/db/letters/letter.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';
import { handle } from '../kernel/handle.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { answerLetter } from './case-letters.ts';
import { writeEntry } from './write-entry.ts';

/** Answers the shopper by mail. */
export const answerCaseHandler = handle(answerCase, async (context, { params, body }) => {
  const answered = await writeEntry(context, {
    ...{ operation: answerCase, kind: 'answer', ...params, text: body.text },
    status: (before) => statusAfter('answered', before.status),
    also: (tx, before) => queueLetter(tx, answerLetter(before, params.entryId, body.text.trim()), context.now),
  });
  wakeAnnouncer(context.shop.database);
  return answered;
});
