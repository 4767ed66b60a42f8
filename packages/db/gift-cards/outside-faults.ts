import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Money that a service of gift cards has to give back to a card and refuses to, since before this recount. */
type OutsideFault = Readonly<{
  fault: 'outside-refused';
  /** Key of the payment. */
  id: string;
  /** What the card is still without, in minor units. */
  amount: number;
  unit: string;
}>;

/** What is still to be given back to cards outside the shop and was refused for good; refunds that were refused are staff's to give otherwise. */
export async function findOutsideFaults(db: Reader): Promise<readonly OutsideFault[]> {
  const { rows } = await sql<OutsideFault>`
    select 'outside-refused' as fault, idempotency_key as id, amount, currency as unit from outside_card_payment
    where state = 'undoing' and refused_at is not null
    union all
    select 'outside-refused', payment_key, one.amount, payment.currency
    from outside_card_return as one join outside_card_payment as payment on payment.idempotency_key = one.payment_key
    where one.done_at is null and one.refused_at is not null and one.kind = 'rest'
    order by id`.execute(db);
  return rows;
}
