import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { pointsExpireAt } from '@eyelet/domain/loyalty/earning.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import type { LetterKind } from '../mail/letters/kinds.ts';
import { sendLetter } from '../mail/letters/write-letter.ts';
import { birthdayKey, referralKey } from './posting-keys.ts';

/** Letters to members about points that they were given, or that expire. */
export const memberLetters = consumer('member-letters', {
  'member.birthday': (shop, { consumerId, points, year }) =>
    send(shop, { kind: 'birthday-points', id: birthdayKey(consumerId, year), consumerId, points }),
  'member.points-expiring': (shop, { consumerId, points, lastActive }) =>
    send(shop, {
      ...{ kind: 'points-expire', id: `points of ${consumerId} expire after ${lastActive}`, consumerId, points },
      expiresAt: pointsExpireAt(new Date(lastActive)),
    }),
  'member.referral-rewarded': (shop, { consumerId, points, as, referred }) =>
    send(shop, {
      kind: as === 'referrer' ? 'referral-thanks' : 'referral-welcome',
      ...{ id: referralKey(referred, as), consumerId, points },
    }),
});

type MemberLetter = Readonly<{ kind: LetterKind; id: string; consumerId: string; points: number; expiresAt?: Date }>;

async function send(shop: Shop, { kind, id, consumerId, points, expiresAt }: MemberLetter): Promise<void> {
  const member = await findConsumer(shop.database.db, consumerId);
  if (!member?.email) return;
  const { email: recipient, locale, first_name: name } = member;
  const { tag, timeZone } = marketByHeader(locale) ?? defaultMarket;
  const date = expiresAt && dateFormat(tag, { dateStyle: 'long', timeZone }).format(expiresAt);
  const facts = { name, points: String(points), ...(date === undefined ? {} : { date }) };
  await sendLetter(shop, { kind, id, recipient, locale, facts });
}
