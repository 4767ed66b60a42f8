import { listDeskGiftCards } from '@eyelet/contracts/gift-card-desk/list.ts';
import { countGiftCards, listGiftCardRows } from '@eyelet/db/gift-cards/desk-list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { listedGiftCard } from './view.ts';

/** The gift cards of the shop, filtered and by page. */
export const listDeskGiftCardsHandler = handle(listDeskGiftCards, async ({ shop, now }, { query }) => {
  const { after, limit = 50, state, search } = query;
  const { db } = shop.database;
  const filter = { state, search: search?.trim() || undefined };
  const rows = await listGiftCardRows(db, filter, { after: instantCursor(after), limit: limit + 1 }, now);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((card) => listedGiftCard(card, now)),
    next: last ? cursorText([last.issued_at.toISOString(), last.id]) : null,
    total: await countGiftCards(db, filter, now),
  };
});
