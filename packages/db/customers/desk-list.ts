import { type RawBuilder, sql } from 'kysely';
import { emailKeyOf } from '../consumers/consumer.ts';
import { countUpTo } from '../count-up-to.ts';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';
import { turnedPhone, writtenNames } from '../names.ts';
import type { ConsumerTables } from '../tables/consumers.ts';
import { kindConditions } from './kinds.ts';

export type CustomerFilter = Readonly<{
  /** Beginning of an email, of either name or of a member number, or the end of a phone number. */
  search?: string | undefined;
  kind?: keyof typeof kindConditions | undefined;
  /** Header form of a market. */
  locale?: string | undefined;
  /** Only accounts since a time. */
  since?: Date | undefined;
  /** Only accounts about which a request, or an adjustment of store credit, waits for approval. */
  waits?: keyof typeof waitingFor | undefined;
}>;

/** What a list of customers may be sorted by, each with an index; texts by their bytes. */
const columns = {
  name: sql<string>`lower(consumer.last_name || ' ' || consumer.first_name) collate "C"`,
  email: sql<string>`coalesce(consumer.email_key, '') collate "C"`,
  createdAt: sql<string>`consumer.created_at`,
} as const;

export type CustomerOrder = Readonly<{ sort: keyof typeof columns; direction: 'asc' | 'desc' }>;

/** The end of a page: the value it is sorted by, and the number of the consumer. */
export type CustomerCursor = readonly [value: string, id: string];

type ConsumerRow = ConsumerTables['consumer'];

export type CustomerRow = Readonly<
  Pick<ConsumerRow, 'id' | 'email' | 'phone' | 'locale' | 'member_id' | 'kind' | 'created_at' | 'deletion_due_at'> & {
    first_name: string;
    last_name: string;
    confirmed: boolean;
    identities: string[];
    waiting: number;
    sorted_by: string;
  }
>;

/** Accounts about which something waits for a second person. */
const waitingFor = {
  waiting: sql`select consumer_id from customer_request where customer_request.state = 'waiting'`,
  credit: sql`select consumer_id from store_credit_adjustment where store_credit_adjustment.state = 'waiting'`,
};

/** Accounts that a search means, each by an index. */
function foundBy(search: string): RawBuilder<unknown> {
  const phone = turnedPhone(search);
  const begins = (text: string) => sql`lower(${beginningWith(text)}::text)`;
  const ways = [
    sql`select id from consumer where email_key like ${beginningWith(emailKeyOf(search))}`,
    sql`select id from consumer where member_id = ${search}`,
    ...writtenNames(search).flatMap((name) => [
      sql`select id from consumer where deleted_at is null
        and (lower(first_name || ' ' || last_name) collate "C") like ${begins(name)}`,
      sql`select id from consumer where deleted_at is null
        and (lower(last_name || ' ' || first_name) collate "C") like ${begins(name)}`,
    ]),
    ...(phone === undefined
      ? []
      : [
          sql`select id from consumer where phone is not null
            and (reverse(phone) collate "C") like ${beginningWith(phone)}`,
        ]),
  ];
  return sql.join(ways, sql` union `);
}

function conditionOf({ search, kind, locale, since, waits }: CustomerFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`consumer.deleted_at is null`,
      ...(search === undefined ? [] : [sql`consumer.id in (${foundBy(search)})`]),
      ...(kind === undefined ? [] : [kindConditions[kind]]),
      ...(locale === undefined ? [] : [sql`consumer.locale = ${locale}`]),
      ...(since === undefined ? [] : [sql`consumer.created_at >= ${since}`]),
      ...(waits === undefined ? [] : [sql`consumer.id in (${waitingFor[waits]})`]),
    ],
    sql` and `,
  );
}

const fields = sql`
  consumer.id, first_name, last_name, email, phone, locale, member_id, kind, identities, confirmed, created_at, deletion_due_at,
  (select count(*)::int from customer_request where consumer_id = consumer.id and customer_request.state = 'waiting') as waiting`;

/** Matching customers in order, after a cursor if one is given; each with the cursor of its position. */
export async function listCustomerRows(
  db: Reader,
  filter: CustomerFilter,
  { sort, direction }: CustomerOrder,
  { after, limit }: Readonly<{ after?: CustomerCursor | undefined; limit: number }>,
): Promise<readonly CustomerRow[]> {
  const column = columns[sort];
  const way = sql.raw(direction);
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const type = sql.raw(sort === 'createdAt' ? 'timestamptz' : 'text');
  const further = after ? sql`(${column}, consumer.id) ${sign} (${after[0]}::${type}, ${after[1]})` : sql`true`;
  const { rows } = await sql<CustomerRow>`
    select ${fields}, (${column})::text as sorted_by from consumer where ${conditionOf(filter)} and ${further}
    order by ${column} ${way}, consumer.id ${way} limit ${limit}`.execute(db);
  return rows;
}

/** How many match; undefined beyond `most`. */
export function countCustomers(db: Reader, filter: CustomerFilter, most: number): Promise<number | undefined> {
  return countUpTo(db, sql`from consumer where ${conditionOf(filter)}`, most);
}
