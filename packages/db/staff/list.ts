import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import type { StaffRow } from './person.ts';

/** A staff member with the other data of the list. */
export type ListedStaff = StaffRow & Readonly<{ has_password: boolean; passkeys: number; invited_until: Date | null }>;

const columns = {
  name: sql<string>`lower(staff.name)`,
  email: sql<string>`staff.email_key`,
  state: sql<string>`staff.state`,
  lastSignedInAt: sql<string>`coalesce(staff.last_signed_in_at, 'epoch'::timestamptz)`,
  createdAt: sql<string>`staff.created_at`,
} as const;

export type StaffSort = keyof typeof columns;

export type StaffFilter = Readonly<{
  state?: string | undefined;
  role?: string | undefined;
  /** Part of name or email. */
  search?: string | undefined;
}>;

/** The end of a page: the value it is sorted by, and the id. */
export type StaffCursor = readonly [value: string, id: string];

export type StaffOrder = Readonly<{ sort: StaffSort; direction: 'asc' | 'desc' }>;

function conditionsOf({ state, role, search }: StaffFilter): Expression<SqlBool>[] {
  const pattern = containing((search ?? '').toLowerCase());
  return [
    ...(state === undefined ? [] : [sql<SqlBool>`staff.state = ${state}`]),
    ...(role === undefined ? [] : [sql<SqlBool>`${role} = any(staff.roles)`]),
    ...(search === undefined
      ? []
      : [sql<SqlBool>`(lower(staff.name) like ${pattern} or staff.email_key like ${pattern})`]),
  ];
}

const withFactors = (db: Reader) =>
  db
    .selectFrom('staff')
    .selectAll('staff')
    .select([
      sql<boolean>`exists (select from staff_credential where staff_id = staff.id)`.as('has_password'),
      sql<number>`(select count(*) from staff_passkey where staff_id = staff.id)`.as('passkeys'),
      sql<Date | null>`(select max(expires_at) from staff_link where staff_id = staff.id and kind = 'invitation')`.as(
        'invited_until',
      ),
    ]);

/** Matching staff members in order, after a cursor if one is given; each with the cursor of its position. */
export async function listStaffRows(
  db: Reader,
  filter: StaffFilter,
  { sort, direction }: StaffOrder,
  page: Readonly<{ after?: StaffCursor | undefined; limit: number }>,
): Promise<readonly (ListedStaff & Readonly<{ sorted_by: string }>)[]> {
  const column = columns[sort];
  let query = withFactors(db).select(sql<string>`${column}::text`.as('sorted_by'));
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (page.after) {
    const [value, id] = page.after;
    const type = sql.raw(sort.endsWith('At') ? 'timestamptz' : 'text');
    const sign = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(${column}, staff.id) ${sign} (${value}::${type}, ${id})`);
  }
  return query.orderBy(column, direction).orderBy('staff.id', direction).limit(page.limit).execute();
}

export async function countStaff(db: Reader, filter: StaffFilter): Promise<number> {
  let query = db.selectFrom('staff').select((eb) => eb.fn.countAll<number>().as('count'));
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** One staff member, as in the list. */
export async function findListedStaff(db: Reader, id: string): Promise<ListedStaff | undefined> {
  return withFactors(db).where('staff.id', '=', id).executeTakeFirst();
}
