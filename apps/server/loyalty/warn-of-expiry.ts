import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { queueLetter } from '@eyelet/db/letters/letter.ts';
import { markWarned } from '@eyelet/db/loyalty/member.ts';
import { type ExpiringPoints, pointsToWarnOf } from '@eyelet/db/loyalty/points.ts';
import { activeBeforeWarning, pointsExpireAt } from '@eyelet/domain/loyalty/earning.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { dateFormat } from '../mail/date-format.ts';

const batch = 500;

/** Warns members once whose points expire soon unless they do something; returns how many. */
export async function warnOfExpiry(shop: Shop): Promise<number> {
  const { database, settings, clock } = shop;
  const before = activeBeforeWarning(clock(), settings.current()['loyalty.warning-days']);
  let warned = 0;
  for (let after = ''; ; ) {
    const members = await pointsToWarnOf(database.db, { before, after, limit: batch });
    for (const member of members) if (await warn(shop, member)) warned += 1;
    const last = members.at(-1);
    if (last === undefined || members.length < batch) break;
    after = last.consumerNo;
  }
  if (warned > 0) wakeAnnouncer(database);
  return warned;
}

async function warn({ database, clock }: Shop, { consumerNo, balance, lastActive }: ExpiringPoints): Promise<boolean> {
  return database.db.transaction().execute(async (tx) => {
    if (!(await markWarned(tx, consumerNo, lastActive))) return false;
    const consumer = await findConsumer(tx, consumerNo);
    if (!consumer?.email) return false;
    const { email: recipient, locale, first_name: name } = consumer;
    const { tag, timeZone } = marketByHeader(locale) ?? defaultMarket;
    const date = dateFormat(tag, { dateStyle: 'long', timeZone }).format(pointsExpireAt(lastActive));
    const id = `points of ${consumerNo} expire after ${lastActive.toISOString()}`;
    const facts = { name, points: String(balance), date };
    await queueLetter(tx, { id, kind: 'points-expire', recipient, locale, facts }, clock());
    return true;
  });
}
