import { setTimeout as pause } from 'node:timers/promises';
import { lockPoints, readPoints } from '@eyelet/db/loyalty/points.ts';
import {
  beginTelling,
  claimMember,
  endTelling,
  keepProgrammeAccount,
  lastPointsEntry,
  releaseMember,
  type ToldMember,
} from '@eyelet/db/loyalty/programme.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import { type LoyaltyProgramme, ProgrammeFault } from '../loyalty-programme/programme.ts';
import { pointsOf } from './earn.ts';
import type { Member } from './member.ts';
import { programmeKey } from './posting-keys.ts';

/** Longer than all requests about one member may take. */
const claimMs = 60_000;

/**
 * Tells the programme what it does not know of a member's points, and writes to the ledger what was changed there; nothing
 * if another process does so. Throws `ProgrammeFault`.
 */
export async function agreeWithProgramme(shop: Shop, programme: LoyaltyProgramme, member: ToldMember): Promise<void> {
  const { db } = shop.database;
  const now = shop.clock();
  const { consumerNo } = member;
  const claimed = await claimMember(db, consumerNo, { now, until: new Date(now.getTime() + claimMs) });
  if (!claimed) return;
  try {
    const account = claimed.account ?? (await programme.join(member));
    if (claimed.account === null) await keepProgrammeAccount(db, consumerNo, account);
    const toldTo = await tell(shop, programme, { account, consumerNo, toldTo: claimed.toldTo });
    if (toldTo === undefined) return;
    await hear(shop, consumerNo, { toldTo, balance: await programme.balance(account) });
  } finally {
    await releaseMember(db, consumerNo);
  }
}

type Told = Readonly<{ account: string; consumerNo: string; toldTo: number }>;

/** The last entry that the programme knows then; undefined where it has too few points for what was taken. */
async function tell(shop: Shop, programme: LoyaltyProgramme, told: Told): Promise<number | undefined> {
  const { db } = shop.database;
  const { account, consumerNo, toldTo } = told;
  const untold = await beginTelling(db, consumerNo);
  if (!untold) return toldTo;
  const { to, points, references, since } = untold;
  if (points !== 0) {
    const name = shop.settings.current()['brand.name'];
    const [only, ...more] = references;
    const text = only === undefined || more.length > 0 || only === consumerNo ? name : `${name} ${only}`;
    const change = { key: `points ${consumerNo} ${toldTo}-${to}`, points, text, since };
    if ((await programme.change(account, change)) === 'short') {
      // They were spent elsewhere. Points that come later are told together with those that were taken.
      await endTelling(db, consumerNo, toldTo);
      shop.log.warn({ consumerNo, points }, 'the loyalty programme has fewer points than were taken');
      return undefined;
    }
  }
  await endTelling(db, consumerNo, to);
  return to;
}

/** Posts the difference to what the programme says, unless points have changed since it was told of them. */
async function hear(
  { database, clock }: Shop,
  consumerNo: string,
  { toldTo, balance }: Readonly<{ toldTo: number; balance: number }>,
): Promise<void> {
  await transact(database.db, async (tx) => {
    await lockPoints(tx, consumerNo);
    if ((await lastPointsEntry(tx, consumerNo)) !== toldTo) return;
    const difference = balance - (await readPoints(tx, consumerNo)).balance;
    if (difference === 0) return;
    const entries = adjust(pointsOf(consumerNo), difference);
    await post(tx, { key: programmeKey(consumerNo, toldTo), kind: 'adjust', reference: consumerNo, entries }, clock());
    await endTelling(tx, consumerNo, await lastPointsEntry(tx, consumerNo));
  });
}

/** Milliseconds that points wait to be shown or spent for what the programme says of them. */
const hearingMs = 1000;

/**
 * Asks the programme, if there is one outside the shop, before points are shown or spent. A programme that is late or
 * down is left to the next run: what the shop knows itself holds until then. What is late is heard to its end all the
 * same, as a change that was given up could be made there without the shop knowing.
 */
export async function hearProgramme(shop: Shop, member: Member): Promise<void> {
  const { loyaltyProgramme: programme, log } = shop;
  if (!programme || !member.email) return;
  const { id: consumerNo, email, first_name: firstName, last_name: lastName } = member;
  const hearing = agreeWithProgramme(shop, programme, { consumerNo, email, firstName, lastName }).catch((error) => {
    if (!(error instanceof ProgrammeFault)) throw error;
    log.warn({ err: error }, 'the loyalty programme was not heard');
  });
  const waiting = new AbortController();
  const late = pause(hearingMs, 'late', { signal: waiting.signal }).catch(() => undefined);
  const first = await Promise.race([hearing, late]).finally(() => waiting.abort());
  if (first !== 'late') return;
  log.warn({ consumerNo }, 'the loyalty programme is late');
  hearing.catch((err: unknown) => log.error({ err }, 'a late answer of the loyalty programme was not kept'));
}
