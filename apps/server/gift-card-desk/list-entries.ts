import { listGiftCardEntries } from '@eyelet/contracts/gift-card-desk/list-entries.ts';
import { findDeskGiftCard } from '@eyelet/db/gift-cards/desk-list.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { listEntries } from '../ledger/list-entries.ts';

export const listGiftCardEntriesHandler = handle(listGiftCardEntries, async ({ shop }, { params, query }) => {
  const { db } = shop.database;
  const card = await findDeskGiftCard(db, params.giftCardId);
  if (!card) return refuse('STF404');
  return listEntries(db, { kind: 'gift card', holder: card.id, unit: card.currency as Unit }, query);
});
