import { randomUUID } from 'node:crypto';
import { issueDeskGiftCard } from '@eyelet/contracts/gift-card-desk/issue.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** A card of 40 dollars that staff have issued, with the members that calls need. */
export async function issuedCard(staff: StaffBrowser, amount = 40) {
  const recipientEmail = `${randomUUID().slice(0, 8)}@friend.example`;
  const params = { giftCardId: randomUUID() };
  const asked = { locale: 'en_US', amount, recipientName: 'Noor', recipientEmail, message: 'Sorry for the wait.' };
  const card = await staff.call(issueDeskGiftCard, { params, body: { ...asked, reason: 'goodwill' } });
  return { card, params, asked, body: { version: card.version } };
}

type Mailed = Readonly<{ text: string; subject: string; number: string; pin: string }>;

/** The mails of gift cards to a recipient, with their numbers and PINs. */
export async function giftCardMailsTo({ shop }: RunningShop, recipient: string): Promise<readonly Mailed[]> {
  await announce(shop);
  const { rows } = await shop.database.pool.query<{ text: string; subject: string }>(
    `select text, subject from mail where recipient = $1 and kind = 'gift-card' order by created_at`,
    [recipient],
  );
  return rows.map(({ text, subject }) => ({
    ...{ text, subject },
    number: (/(\d{4} ){3}\d{4}/.exec(text)?.[0] ?? '').replaceAll(' ', ''),
    pin: /PIN: (\d{6})/.exec(text)?.[1] ?? '',
  }));
}
