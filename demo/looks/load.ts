import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { callerOf } from '../accounts/session-of.ts';
import { fixedId } from '../load/fixed-id.ts';
import { once } from '../load/once.ts';
import type { Past } from '../past-orders/past.ts';
import { colleague } from '../staff/colleague.ts';
import { type DemoLook, looks } from './looks.ts';

const minute = 60_000;

/** Minutes after a wish in which it is answered, opened and ended. */
const [answeredAfter, openedAfter, endedAfter] = [15, 20, 28];

/** Has staff ask demo accounts for looks, and these answer, each once. Returns whether there was anything to do. */
export async function loadLooks(shop: Shop, past: (now: Date) => Past): Promise<boolean> {
  return once(shop, 'demo-looks', async () => {
    const today = shop.clock().getTime();
    for (const look of looks) await ask(past, today - look.minutesAgo * minute, look);
  });
}

async function ask(past: (now: Date) => Past, at: number, { email, reason, became }: DemoLook): Promise<void> {
  const after = (minutes: number) => past(new Date(at + minutes * minute));
  const asked = after(0);
  const caller = await callerOf(asked.shop.database.db, email);
  if (!caller) return;
  const lookId = fixedId(`look ${email} ${reason}`);
  const { looks: before } = await asked.clientOf(caller).call(listOwnLooks, {});
  if (before.some((one) => one.lookId === lookId)) return;
  const params = { consumerNo: caller.consumer.id, lookId };
  await asked.deskOf(colleague).call(askForLook, { params, body: { reason } });
  await asked.hearFacts();
  if (became === 'asked') return;
  const answer = became === 'declined' ? 'decline' : 'allow';
  await after(answeredAfter).clientOf(caller).call(answerLook, { params: { lookId }, body: { answer } });
  if (became === 'declined') return;
  await after(openedAfter).deskOf(colleague).call(openLook, { params });
  await after(endedAfter).deskOf(colleague).call(endLook, { params });
}
