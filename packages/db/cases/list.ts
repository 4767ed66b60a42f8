import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import type { CaseRow } from './case.ts';
import { caseDueLastOrder, caseDueOrder, farFuture, farPast } from './due-order.ts';

export type CaseFilter = Readonly<{
  status?: CaseRow['status'] | undefined;
  kind?: CaseRow['kind'] | undefined;
  category?: string | undefined;
  /** Id of a staff member; null for cases that nobody works on. */
  assignee?: string | null | undefined;
  /** Those with a target that was over then. */
  overdueAt?: Date | undefined;
  /** Part of a reference, name, email or order number. */
  search?: string | undefined;
}>;

/** The end of a page: the time of its last case that the list is sorted by, ISO 8601, and the reference. */
export type CaseCursor = readonly [at: string, reference: string];

export type CaseOrder = 'latest' | 'oldest' | 'due' | 'due-last';

/** What each order sorts by, and which way. */
const orders = {
  latest: [sql`opened_at`, 'desc'],
  oldest: [sql`opened_at`, 'asc'],
  due: [caseDueOrder, 'asc'],
  'due-last': [caseDueLastOrder, 'desc'],
} as const satisfies Readonly<Record<CaseOrder, readonly [RawBuilder<unknown>, 'asc' | 'desc']>>;

export type ListedCaseRow = CaseRow & Readonly<{ assignee_name: string | null }>;

/** The time that an order sorts a case by. */
export function orderedAt(order: CaseOrder, { opened_at, due_at }: Pick<CaseRow, 'opened_at' | 'due_at'>): Date {
  if (order === 'due') return due_at ?? new Date(farFuture);
  return order === 'due-last' ? (due_at ?? new Date(farPast)) : opened_at;
}

function conditionsOf({ status, kind, category, assignee, overdueAt, search }: CaseFilter): Expression<SqlBool>[] {
  const pattern = containing((search ?? '').toLowerCase());
  return [
    ...(status === undefined ? [] : [sql<SqlBool>`service_case.status = ${status}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`service_case.kind = ${kind}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`service_case.category = ${category}`]),
    ...(assignee === undefined
      ? []
      : [assignee === null ? sql<SqlBool>`assignee is null` : sql<SqlBool>`assignee = ${assignee}`]),
    ...(overdueAt === undefined ? [] : [sql<SqlBool>`${caseDueOrder} < ${overdueAt}`]),
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

/** Cases in an order, after a cursor if one is given. */
export async function listCaseRows(
  db: Reader,
  filter: CaseFilter,
  page: Readonly<{ order: CaseOrder; after?: CaseCursor | undefined; limit: number }>,
): Promise<readonly ListedCaseRow[]> {
  const [key, direction] = orders[page.order];
  let query = withAssignee(db);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (page.after) {
    const [at, reference] = page.after;
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(${key}, reference) ${beyond} (${at}::timestamptz, ${reference})`);
  }
  return query.orderBy(key, direction).orderBy('reference', direction).limit(page.limit).execute();
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
