import { writeFacts } from '@eyelet/db/events/event.ts';
import { type Celebrated, membersToCelebrate } from '@eyelet/db/loyalty/birthday.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { birthdaysUntil } from '@eyelet/domain/loyalty/birthday.ts';
import { activeBefore } from '@eyelet/domain/loyalty/earning.ts';
import { dayInMarket } from '@eyelet/domain/markets/market-day.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { post } from '../ledger/post.ts';
import { pointsOf } from './earn.ts';
import { birthdayKey } from './posting-keys.ts';
import { tierOfMember } from './tiers.ts';

const batch = 500;

/** Days that are looked back on, so that a birthday is not lost with a run of the job. */
const daysBack = 3;

/**
 * Gives members the points of their birthday, which begins at midnight of their market, once a year; returns how many. Only those whose
 * points would not expire otherwise: a birthday is nothing that a member does, and so keeps no points from expiring.
 */
export async function celebrateBirthdays(shop: Shop): Promise<number> {
  let celebrated = 0;
  const activeSince = activeBefore(shop.clock());
  const due = markets.flatMap(({ header }) =>
    birthdaysUntil(dayInMarket(header, shop.clock()), daysBack).map((one) => ({ header, ...one })),
  );
  for (let after = ''; ; ) {
    const members = await membersToCelebrate(
      shop.database.db,
      { celebrated: due, activeSince },
      { after, limit: batch },
    );
    for (const member of members) if (await celebrate(shop, member)) celebrated += 1;
    const last = members.at(-1);
    if (last === undefined || members.length < batch) break;
    after = last.id;
  }
  if (celebrated > 0) wakeAnnouncer(shop.database);
  return celebrated;
}

async function celebrate({ database, settings, clock }: Shop, member: Celebrated): Promise<boolean> {
  const now = clock();
  return transact(database.db, async (tx) => {
    const { birthdayPoints: points } = await tierOfMember(tx, settings, member, now);
    if (points === 0) return false;
    const key = birthdayKey(member.id, member.year);
    const entries = issue(pointsOf(member.id), points);
    const { outcome } = await post(tx, { key, kind: 'issue', reference: member.id, entries }, now);
    if (outcome !== 'posted') return false;
    const payload = { consumerId: member.id, points, year: member.year };
    await writeFacts(tx, [{ name: 'member.birthday', subject: member.id, payload }], now);
    return true;
  });
}
