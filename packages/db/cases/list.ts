import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import type { CaseRow } from './case.ts';

export type CaseFilter = Readonly<{
  status?: CaseRow['status'] | undefined;
  kind?: CaseRow['kind'] | undefined;
  category?: string | undefined;
  /** Id of a staff member; null for cases that nobody works on. */
  assignee?: string | null | undefined;
  /** Part of a reference, name, email or order number. */
  search?: string | undefined;
}>;

/** The end of a page: when its last case was opened, ISO 8601, and the reference. */
export type CaseCursor = readonly [openedAt: string, reference: string];

export type ListedCaseRow = CaseRow & Readonly<{ assignee_name: string | null }>;

function conditionsOf({ status, kind, category, assignee, search }: CaseFilter): Expression<SqlBool>[] {
  const pattern = containing((search ?? '').toLowerCase());
  return [
    ...(status === undefined ? [] : [sql<SqlBool>`service_case.status = ${status}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`service_case.kind = ${kind}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`service_case.category = ${category}`]),
    ...(assignee === undefined
      ? []
      : [assignee === null ? sql<SqlBool>`assignee is null` : sql<SqlBool>`assignee = ${assignee}`]),
    ...(search === undefined
      ? []
      : [
          sql<SqlBool>`lower(reference || ' ' || first_name || ' ' || last_name || ' ' || service_case.email || ' ' ||
            order_number) like ${pattern}`,
        ]),
  ];
}

const withAssignee = (db: Reader) =>
  db
    .selectFrom('service_case')
    .leftJoin('staff', 'staff.id', 'service_case.assignee')
    .selectAll('service_case')
    .select('staff.name as assignee_name');

/** Cases, the latest first, after a cursor if one is given. */
export async function listCaseRows(
  db: Reader,
  filter: CaseFilter,
  page: Readonly<{ after?: CaseCursor | undefined; limit: number }>,
): Promise<readonly ListedCaseRow[]> {
  let query = withAssignee(db);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (page.after) {
    const [openedAt, reference] = page.after;
    query = query.where(sql<boolean>`(opened_at, reference) < (${openedAt}::timestamptz, ${reference})`);
  }
  return query.orderBy('opened_at', 'desc').orderBy('reference', 'desc').limit(page.limit).execute();
}

export async function countCases(db: Reader, filter: CaseFilter): Promise<number> {
  let query = db.selectFrom('service_case').select((eb) => eb.fn.countAll<number>().as('count'));
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** One case, as in the list. */
export async function findCase(db: Reader, reference: string): Promise<ListedCaseRow | undefined> {
  return withAssignee(db).where('reference', '=', reference).executeTakeFirst();
}
