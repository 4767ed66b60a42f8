import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { lookAnswers } from '@eyelet/contracts/looks/look.ts';
import { textOf } from '../forms/answer.ts';

/** Sends what the consumer has answered to a look of the staff. A form without a known answer ends it, as that is never too much. */
export function postLookAnswer(client: ApiClient, posted: FormData) {
  const answer = lookAnswers.find((one) => one === posted.get('answer')) ?? 'end';
  return client.call(answerLook, { params: { lookId: textOf(posted, 'lookId', 64) }, body: { answer } });
}
