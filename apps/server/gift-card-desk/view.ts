import { blockCauses, type DeskGiftCard, type ListedGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import type { DeskGiftCardRow } from '@eyelet/db/gift-cards/desk-list.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { stateOfCard } from '@eyelet/domain/gift-cards/state.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { cardFacts } from '../gift-cards/view.ts';

/** A gift card as lists show it, without number and PIN. */
export function listedGiftCard(card: DeskGiftCardRow, now: Date): ListedGiftCard {
  return {
    giftCardId: card.id,
    last4: card.last4,
    form: card.form,
    state: stateOfCard(cardFacts(card), now),
    currency: card.currency,
    amount: toAmount(card.amount),
    balance: toAmount(card.balance),
    issuedAt: card.issued_at.toISOString(),
    orderNumber: card.order_number,
    recipientEmail: card.recipient_email ?? '',
  };
}

export function deskGiftCard(card: DeskGiftCardRow, now: Date): DeskGiftCard {
  const cause = blockCauses.find((one) => one === card.block_cause) ?? 'order-cancelled';
  return {
    ...listedGiftCard(card, now),
    held: toAmount(card.held),
    locale: card.locale,
    recipientName: card.recipient_name ?? '',
    sender: card.sender ?? '',
    expiresAt: card.expires_at?.toISOString() ?? null,
    sendAt: card.send_at?.toISOString() ?? null,
    sentAt: card.sent_at?.toISOString() ?? null,
    blocked: card.state === 'blocked' ? { cause, note: card.block_note, isFinal: card.voided_at !== null } : null,
    mayResend: mayResend(card, now),
    version: card.version,
  };
}

/** Whether a card was mailed before and can still be used. */
export function mayResend(card: DeskGiftCardRow, now: Date): boolean {
  const state = stateOfCard(cardFacts(card), now);
  return card.sent_at !== null && Boolean(card.recipient_email) && (state === 'active' || state === 'empty');
}

/** The members of a card that the audit keeps, without personal data. */
export function giftCardFacts({
  last4,
  state,
  amount,
  balance,
  currency,
  block_cause,
  voided_at,
}: DeskGiftCardRow): Facts {
  return {
    last4,
    state: voided_at === null ? state : 'void',
    amount: toAmount(amount),
    balance: toAmount(balance),
    currency,
    cause: block_cause,
  };
}
