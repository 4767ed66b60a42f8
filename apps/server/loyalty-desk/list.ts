import { listDeskMembers } from '@eyelet/contracts/loyalty-desk/list.ts';
import { countMembers, listMemberRows } from '@eyelet/db/loyalty/desk-list.ts';
import { tierCountsSince } from '@eyelet/domain/loyalty/earning.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { listedMember } from './view.ts';

/** What a number of a consumer may look like in a cursor. */
const consumerNos = /^[\w-]{1,64}$/;

/** The members of the programme, filtered and page by page. */
export const listDeskMembersHandler = handle(listDeskMembers, async (context, { query }) => {
  const { after, limit = 50, state, search } = query;
  const { db } = context.shop.database;
  const filter = { state, search: search?.trim() || undefined };
  const asked = { after: instantCursor(after, consumerNos), limit: limit + 1 };
  const rows = await listMemberRows(db, filter, asked, tierCountsSince(context.now));
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => listedMember(context, row)),
    next: last ? cursorText([last.joined_at.toISOString(), last.id]) : null,
    total: await countMembers(db, filter),
  };
});
