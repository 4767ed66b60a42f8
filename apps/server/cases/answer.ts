import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';
import { handle } from '../kernel/handle.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { writeEntry } from './write-entry.ts';

/** Answers the shopper. */
export const answerCaseHandler = handle(answerCase, async (context, { params, body }) => {
  const answered = await writeEntry(context, {
    ...{ operation: answerCase, kind: 'answer', ...params, text: body.text },
    status: (before) => statusAfter('answered', before.status),
    also: (tx) => writeFacts(tx, [{ name: 'case.answered', subject: params.reference, payload: params }], context.now),
  });
  wakeAnnouncer(context.shop.database);
  return answered;
});
