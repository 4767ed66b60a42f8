import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { DeskGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { type DeskGiftCardRow, findDeskGiftCard, lockDeskGiftCard } from '@eyelet/db/gift-cards/desk-list.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { deskGiftCard, giftCardFacts } from './view.ts';

type Tx = Transaction<Tables>;

type Asked = Readonly<{ giftCardId: string; version: number }>;

type Change<Id extends ErrorId> = Readonly<{
  /** Whether the change is made already, so that the card is answered as it is. */
  isDone: (card: DeskGiftCardRow) => boolean;
  /** Writes the change, or refuses it. */
  write: (tx: Tx, card: DeskGiftCardRow) => Promise<Refusal<Id> | undefined>;
}>;

/**
 * Changes a gift card of the version that the caller has seen, and audits the change; STF409 answers the current card.
 */
export async function changeCard<Id extends ErrorId = never>(
  context: Context,
  operation: Operation,
  { giftCardId, version }: Asked,
  { isDone, write }: Change<Id>,
): Promise<DeskGiftCard | Refusal<'STF404' | 'STF409' | Id>> {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    const card = await lockDeskGiftCard(tx, giftCardId);
    if (!card) return refuse('STF404');
    if (isDone(card)) return deskGiftCard(card, now);
    if (card.version !== version) return refuseStale('STF409', deskGiftCard(card, now));
    const refused = await write(tx, card);
    if (refused instanceof Refusal) return refused;
    const after = (await findDeskGiftCard(tx, giftCardId)) ?? card;
    const subject = { kind: 'gift-card', id: giftCardId } as const;
    const facts = { before: giftCardFacts(card), after: giftCardFacts(after) };
    await recordAudit(tx, operation, { subject, ...facts }, sourceOf(context));
    const payload = { giftCardId, state: stateOf(after) };
    await writeFacts(tx, [{ name: 'gift-card.changed', subject: giftCardId, payload }], now);
    return deskGiftCard(after, now);
  });
}

function stateOf({ voided_at, block_cause }: DeskGiftCardRow): 'active' | 'blocked' | 'voided' {
  if (voided_at !== null) return 'voided';
  return block_cause === null ? 'active' : 'blocked';
}
