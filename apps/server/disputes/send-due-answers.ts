import { claimDueAnswers } from '@eyelet/db/disputes/answer.ts';
import type { Shop } from '../kernel/shop.ts';
import { answerLeaseMs, tryAnswer } from './try-answer.ts';

/** Answers that are sent at once, and in one run. */
const atOnce = 5;
const mostRounds = 10;

/** Sends the answers to disputes again that a provider could not take, or that a process has left; returns how many. */
export async function sendDueAnswers(shop: Shop): Promise<number> {
  let tried = 0;
  for (let round = 0; round < mostRounds; round++) {
    const now = shop.clock();
    const againAt = new Date(now.getTime() + answerLeaseMs);
    const due = await claimDueAnswers(shop.database.db, { now, againAt, limit: atOnce });
    await Promise.all(due.map((disputeId) => tryAnswer(shop, disputeId)));
    tried += due.length;
    if (due.length < atOnce) break;
  }
  return tried;
}
