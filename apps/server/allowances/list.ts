import { listAllowances } from '@eyelet/contracts/allowances/list.ts';
import { creditsOfAll } from '@eyelet/db/allowances/credit.ts';
import { countAllowances, listAllowanceRows } from '@eyelet/db/allowances/desk-list.ts';
import { allowanceYearsOf } from '@eyelet/db/allowances/uses.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, textCursor } from '../kernel/page-cursor.ts';
import { creditAmong } from './athlete-credit.ts';
import { spentOf } from './spent.ts';
import { allowanceView } from './view.ts';

const consumerNos = /^[\w-]{1,64}$/;

/** Who may spend an allowance, filtered and page by page. */
export const listAllowancesHandler = handle(listAllowances, async ({ shop, now }, { query }) => {
  const { after, limit = 50, identity, search } = query;
  const { db } = shop.database;
  const filter = { identity, search: search?.trim() || undefined };
  const rows = await listAllowanceRows(db, filter, { after: textCursor(after, consumerNos), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  const ids = page.map(({ id }) => id);
  const [credits, years] = await Promise.all([creditsOfAll(db, ids), allowanceYearsOf(db, ids)]);
  return {
    rows: page.map((one) => {
      const { id } = one;
      return allowanceView(one, creditAmong(one, credits.get(id) ?? [], now), spentOf(one, years.get(id) ?? [], now));
    }),
    next: last ? cursorText([last.email_key ?? '', last.id]) : null,
    total: await countAllowances(db, filter),
  };
});
