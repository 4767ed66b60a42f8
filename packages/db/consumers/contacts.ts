import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** The most different contacts of a person that are read. */
const most = 500;

/** How a person was to be reached: by their profile, orders, deliveries, cases and registrations, each once. */
export async function contactsOf(
  db: Reader,
  consumerId: string,
): Promise<Readonly<{ emails: readonly string[]; phones: readonly string[] }>> {
  const { rows } = await sql<{ email: string; phone: string }>`
    with own as (select order_number, email, billing from orders where owner = ${consumerId})
    select distinct coalesce(lower(email), '') as email, coalesce(phone, '') as phone from (
      select email, phone from consumer where id = ${consumerId}
      union all select email, concat(billing->>'phoneCode', billing->>'phone') from own
      union all select null, concat(address->>'phoneCode', address->>'phone')
        from order_shipment join own using (order_number)
      union all select email, phone from service_case where consumer_id = ${consumerId}
      union all select email, phone from event_registration where consumer_id = ${consumerId}
    ) as contact
    where coalesce(email, '') <> '' or coalesce(phone, '') <> ''
    limit ${most}`.execute(db);
  const known = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');
  return { emails: known(rows.map(({ email }) => email)), phones: known(rows.map(({ phone }) => phone)) };
}
