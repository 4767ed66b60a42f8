import { randomUUID } from 'node:crypto';
import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import { answerOf } from './after-orders.ts';
import { goods, stores, type World, warehouse } from './world.ts';

type Numbers = readonly [number, number, number];

const places = [warehouse, ...stores] as const;

/** Drafts a transfer of one or two kinds of goods from a place to another one. */
export function draftTransfer({ staff }: World, [which, way, count]: Numbers): Promise<string> {
  const from = places[way % places.length] ?? warehouse;
  const to = places[(way + 1 + (count % 2)) % places.length] ?? warehouse;
  const upcs = new Set([which, which + (count % 3)].map((one) => goods[one % goods.length] ?? goods[0]));
  const lines = [...upcs].map((upc) => ({ upc, qty: 1 + (count % 4) }));
  const body = { from, to, note: '', lines, version: 0 };
  return answerOf(staff.call(writeTransfer, { params: { transferId: randomUUID() }, body }), []);
}

/** Sends a draft; what orders have reserved or bought is refused. */
export async function send(world: World, [which]: Numbers): Promise<string> {
  const one = await transferIn(world, ['draft'], which);
  return one ? sendDraft(world, one) : 'nothing';
}

function sendDraft({ staff }: World, one: Transfer): Promise<string> {
  const { version } = one;
  return answerOf(staff.call(sendTransfer, { params: stepOf(one), body: { version } }), ['STF409', 'STF494']);
}

/** Counts what has come of a transfer: all of it, some, pieces that are damaged or more than were sent. */
export async function receive(world: World, numbers: Numbers): Promise<string> {
  const [, count, how] = numbers;
  const one = await sentOne(world, numbers);
  if (!one) return 'nothing';
  const reason = 'other' as const;
  const came = one.lines.map(({ upc, inTransit }, at) => ({
    ...{ upc, reason, received: how % 3 === 0 ? inTransit : (count + at) % (inTransit + 2) },
    damaged: how % 5 === 0 ? 1 : 0,
  }));
  // Goods that nobody has sent.
  const more = goods[count % goods.length] ?? goods[0];
  const isMore = how % 7 === 0 && !came.some(({ upc }) => upc === more);
  const lines = isMore ? [...came, { upc: more, reason, received: 1, damaged: 0 }] : came;
  const { version } = one;
  const rest = how % 2 === 0 ? ('lost' as const) : ('awaited' as const);
  const call = world.staff.call(receiveTransfer, { params: stepOf(one), body: { version, lines, rest, note: '' } });
  // Nothing was counted, and the rest is awaited.
  return `${rest}: ${await answerOf(call, rest === 'awaited' ? ['STF409', 'STF400'] : ['STF409'])}`;
}

/** Cancels a draft, or what is in transit. */
export async function cancelSent(world: World, numbers: Numbers): Promise<string> {
  const [which, how] = numbers;
  const one = how % 2 === 0 ? await sentOne(world, numbers) : await transferIn(world, ['draft', 'sent'], which);
  if (!one) return 'nothing';
  const body = { version: one.version, reason: 'not-needed', note: '' } as const;
  return `${one.state}: ${await answerOf(world.staff.call(cancelTransfer, { params: stepOf(one), body }), ['STF409'])}`;
}

/** Drafts that are tried until one can be sent. */
const mostDrafts = 6;

/** A transfer in transit; where there is none, one of the drafts is sent, with one more of them. */
async function sentOne(world: World, numbers: Numbers): Promise<Transfer | undefined> {
  const [which] = numbers;
  const one = await transferIn(world, ['sent'], which);
  if (one) return one;
  await draftTransfer(world, numbers);
  for (let next = which; next < which + mostDrafts; next += 1) {
    const draft = await transferIn(world, ['draft'], next);
    if (draft && (await sendDraft(world, draft)) === 'done') return transferIn(world, ['sent'], which);
  }
  return undefined;
}

const stepOf = ({ transferId }: Transfer) => ({ transferId, stepId: randomUUID() });

async function transferIn(
  { running, staff }: World,
  states: readonly string[],
  which: number,
): Promise<Transfer | undefined> {
  const { rows } = await running.shop.database.pool.query<{ transferId: string }>(
    `select transfer_id as "transferId" from transfer where state = any($1) order by number`,
    [states],
  );
  const params = rows[which % Math.max(1, rows.length)];
  return params && staff.call(readTransfer, { params });
}
