import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { countCustomers, listCustomerRows } from '@eyelet/db/customers/desk-list.ts';
import { startOfDay } from '@eyelet/domain/delivery/days.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor, textCursor } from '../kernel/page-cursor.ts';
import { refuse } from '../kernel/refusal.ts';
import { listedCustomer } from './view.ts';

/** What a number of a consumer may look like in a cursor. */
const consumerNos = /^[\w-]{1,64}$/;

/** The accounts of the shop, sorted, filtered and page by page. */
export const listCustomersHandler = handle(listCustomers, async ({ shop }, { query }) => {
  const { after, limit = 50, sort = 'name', direction = 'asc', kind, market, since, state, search } = query;
  const named = market === undefined ? undefined : marketByLocale(market);
  if (market !== undefined && !named) return refuse('STF400', { member: 'market' });
  const { db } = shop.database;
  const filter = {
    ...{ kind, locale: named?.header, waits: state, search: search?.trim() || undefined },
    since: since === undefined ? undefined : startOfDay(since),
  };
  const cursor = sort === 'createdAt' ? instantCursor(after, consumerNos) : textCursor(after, consumerNos);
  const rows = await listCustomerRows(db, filter, { sort, direction }, { after: cursor, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(listedCustomer),
    next: last ? cursorText([last.sorted_by, last.id]) : null,
    total: (await countCustomers(db, filter, mostCounted)) ?? null,
  };
});
