import { type RawBuilder, sql } from 'kysely';
import { beginningWith } from '../like.ts';
import { turnedPhone, writtenNames } from '../names.ts';

/** Texts of orders that may begin with what somebody searches by, each with an index of this form. */
const names = [
  sql`lower((billing ->> 'firstName') || ' ' || (billing ->> 'lastName')) collate "C"`,
  sql`lower((billing ->> 'lastName') || ' ' || (billing ->> 'firstName')) collate "C"`,
];
const phone = sql`reverse(billing ->> 'phone') collate "C"`;
const sku = sql`upper(sku) collate "C"`;
const style = sql`upper(master_id) collate "C"`;

const tidy = (search: string) => search.replaceAll(/\s+/g, ' ');

/** Whether an order is meant by a search, without use of an index: with one, PostgreSQL would sort all that fit. */
export function isMeant(search: string): RawBuilder<unknown> {
  const begins = (column: RawBuilder<unknown>, start: RawBuilder<unknown>) =>
    sql`left(${column}, length(${start})) = ${start}`;
  const turned = turnedPhone(search);
  const code = sql`${search.toUpperCase()}::text`;
  return sql`(${sql.join(
    [
      begins(sql`order_number`, code),
      begins(sql`lower(email)`, sql`${search.toLowerCase()}::text`),
      ...writtenNames(tidy(search)).flatMap((name) => names.map((column) => begins(column, sql`lower(${name}::text)`))),
      ...(turned === undefined ? [] : [begins(phone, sql`${turned}::text`)]),
      // Not by EXISTS, for which PostgreSQL may read the lines of all orders first.
      sql`coalesce((select bool_or(${begins(sku, code)} or ${style} = ${code})
        from order_line where order_line.order_number = orders.order_number), false)`,
    ],
    sql` or `,
  )})`;
}

/** Numbers of the orders that a search means, each found by an index, some of them several times; at most `most` of each way. */
export function meant(search: string, most: number): RawBuilder<unknown> {
  const start = beginningWith(search);
  const code = search.toUpperCase();
  // Numbers of parcels are stored like this, but for those from before they were.
  const tracked = [search, code.replaceAll(/\s/g, '')];
  const turned = turnedPhone(search);
  const like = (column: RawBuilder<unknown>, pattern: RawBuilder<unknown>) =>
    sql`select order_number from orders where ${column} like ${pattern}`;
  const ways = [
    like(sql`order_number`, sql`${start.toUpperCase()}`),
    like(sql`lower(email)`, sql`${start.toLowerCase()}`),
    ...writtenNames(beginningWith(tidy(search))).flatMap((name) =>
      names.map((column) => like(sql`(${column})`, sql`lower(${name}::text)`)),
    ),
    ...(turned === undefined ? [] : [like(sql`(${phone})`, sql`${beginningWith(turned)}`)]),
    sql`select order_number from order_line where (${sku}) like ${start.toUpperCase()}`,
    sql`select order_number from order_line where (${style}) = ${code}`,
    sql`select order_number from order_paper where paper_number = ${code}`,
    sql`select order_number from order_shipment where tracking_number in (${sql.join(tracked)})`,
    sql`select order_number from parcel where tracking_number in (${sql.join(tracked)})`,
    sql`select order_number from return_parcel join order_return using (return_id)
      where tracking_number in (${sql.join(tracked)})`,
  ];
  return sql.join(
    ways.map((way) => sql`(${way} limit ${most})`),
    sql` union all `,
  );
}
