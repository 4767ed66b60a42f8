import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import { callerOf } from '../accounts/session-of.ts';
import { fixedId } from '../load/fixed-id.ts';
import type { Filling, Past } from '../load/past.ts';
import { colleague } from '../staff/colleague.ts';
import { type DemoLook, looks } from './looks.ts';

const minute = 60_000;

/** Minutes after a wish in which it is answered, opened and ended. */
const [answeredAfter, openedAfter, endedAfter] = [15, 20, 28];

/** Has staff ask demo accounts for looks, and these answer. */
export async function loadLooks({ today, past, attempt }: Filling): Promise<void> {
  for (const look of looks) {
    const at = today - look.minutesAgo * minute;
    await attempt(`a look at ${look.email}`, () => ask((minutes) => past(new Date(at + minutes * minute)), look));
  }
}

async function ask(after: (minutes: number) => Past, { email, reason, became }: DemoLook): Promise<void> {
  const asked = after(0);
  const caller = await callerOf(asked.shop.database.db, email);
  if (!caller) return;
  const lookId = fixedId(`look ${email} ${reason}`);
  const params = { consumerNo: caller.consumer.id, lookId };
  await asked.deskOf(colleague).call(askForLook, { params, body: { reason } });
  await asked.hearFacts();
  if (became === 'asked') return;
  const shopper = after(answeredAfter).clientOf(caller);
  const { looks: known } = await shopper.call(listOwnLooks, {});
  const standing = known.find((one) => one.lookId === lookId)?.standing;
  const answer = became === 'declined' ? 'decline' : 'allow';
  if (standing === 'asked') await shopper.call(answerLook, { params: { lookId }, body: { answer } });
  if (became === 'declined' || standing === 'ended') return;
  await after(openedAfter).deskOf(colleague).call(openLook, { params });
  await after(endedAfter).deskOf(colleague).call(endLook, { params });
}
