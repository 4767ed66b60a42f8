import { resendDeskGiftCard } from '@eyelet/contracts/gift-card-desk/resend.ts';
import { keepAskedMail, lockDeskGiftCard } from '@eyelet/db/gift-cards/desk-list.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { mailAgain, resendWindowMs } from '../gift-cards/mail-again.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deskGiftCard, mayResend } from './view.ts';

/** Has a card mailed again, to its own recipient only. */
export const resendDeskGiftCardHandler = handle(resendDeskGiftCard, async (context, { params }) => {
  const { shop, now } = context;
  const { giftCardId, mailId } = params;
  const answer = await transact(shop.database.db, async (tx) => {
    const card = await lockDeskGiftCard(tx, giftCardId);
    if (!card) return refuse('STF404');
    if (card.asked_mail === mailId) return deskGiftCard(card, now);
    if (!mayResend(card, now)) return refuse('STF404');
    if (!(await mailAgain(tx, [card], now))) return refuse('STF460', { waitSeconds: resendWindowMs / 1000 });
    await keepAskedMail(tx, giftCardId, mailId);
    const change = {
      subject: { kind: 'gift-card', id: giftCardId } as const,
      before: null,
      after: { last4: card.last4 },
    };
    await recordAudit(tx, resendDeskGiftCard, change, sourceOf(context));
    return deskGiftCard(card, now);
  });
  wakeAnnouncer(shop.database);
  return answer;
});
