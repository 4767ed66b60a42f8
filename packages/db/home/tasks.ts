import { sql } from 'kysely';
import { caseDueOrder } from '../cases/due-order.ts';
import type { Reader } from '../database.ts';
import { dueDisputes } from '../disputes/dispute.ts';
import { comingBack } from '../orders/coming-back.ts';
import { withStuckLabels } from '../orders/stuck-labels.ts';
import { withUnplaced } from '../orders/unplaced.ts';
import { ordersWithWaitingCards } from '../orders/waiting-cards.ts';
import { refusedRefunds } from '../payment-desk/movement.ts';
import { openFaults } from '../promotions/fault.ts';
import { isLate } from '../transfers/late.ts';

/** How many of a kind wait, and since when the oldest does. */
export type WaitingRow = Readonly<{ kind: WaitingKind; count: number; since: Date | null }>;

const ordersIn = (state: string) => sql`from orders where state = ${state}`;

type WaitingFor = Readonly<{
  staffId: string;
  /** Settings of who sells in each country. */
  sellerKeys: readonly string[];
  now: Date;
  /** Transfers that were sent before are late. */
  transfersLateBefore: Date;
  /** Labels that were asked for before are stuck, if they are not made. */
  labelsStuckBefore: Date;
  /** Faults of promotions since then are recent. */
  faultsSince: Date;
}>;

/** Waiting tasks by kind: the time of the oldest, and their number. */
function waitingOf({ staffId, sellerKeys, now, transfersLateBefore, labelsStuckBefore, faultsSince }: WaitingFor) {
  return {
    // Those of the latest recount: once one finds nothing, nothing waits.
    'ledger-faults': sql`latest.began_at as since from (
      select * from reconciliation order by began_at desc, id desc limit 1
    ) as latest cross join generate_series(1, latest.fault_count) group by latest.began_at`,
    'promotions-failing': sql`min(first_at) as since ${openFaults(faultsSince)}`,
    'sellers-undecided': sql`null::timestamptz as since from unnest(${sellerKeys}::text[]) as wanted(key) where not exists
      (select from shop_setting where shop_setting.key = wanted.key and decided and value <> 'null'::jsonb)`,
    'orders-to-pack': sql`min(placed_at) as since ${ordersIn('confirmed')}`,
    'orders-to-send': sql`min(placed_at) as since ${ordersIn('in fulfilment')}`,
    'pieces-missing': sql`min(at) as since from ${withUnplaced} as missing`,
    'parcels-back': sql`min(at) as since from ${comingBack(now)} as back`,
    'transfers-late': sql`min(sent_at) as since from transfer where ${isLate(transfersLateBefore)}`,
    'gift-cards-refused': sql`min(since) as since from ${ordersWithWaitingCards} as waiting`,
    'labels-stuck': sql`min(at) as since from ${withStuckLabels(labelsStuckBefore)} as stuck`,
    'refunds-refused': sql`min(refund.at) as since ${refusedRefunds}`,
    'captures-refused': sql`min(at) as since from order_capture where state = 'refused'`,
    'returns-to-decide': sql`min(received_at) as since from order_return where state = 'received'`,
    'cases-overdue': sql`min(due_at) as since from service_case where ${caseDueOrder} < ${now}`,
    'cases-unread': sql`min(opened_at) as since from service_case where status = 'new'`,
    'own-cases': sql`min(changed_at) as since from service_case where status = 'open' and assignee = ${staffId}`,
    'points-to-approve': sql`min(asked_at) as since from points_adjustment where state = 'waiting' and asked_by <> ${staffId}`,
    'refunds-to-approve': sql`min(asked_at) as since from amount_refund where state = 'waiting' and asked_by <> ${staffId}`,
    'credit-to-approve': sql`min(asked_at) as since from store_credit_adjustment where state = 'waiting' and asked_by <> ${staffId}
      and exists (select from consumer where consumer.id = consumer_id and deleted_at is null)`,
    'customers-to-approve': sql`min(asked_at) as since from customer_request where state = 'waiting' and asked_by <> ${staffId}
      and exists (select from consumer where consumer.id = consumer_id and deleted_at is null)`,
    'disputes-open': sql`min(opened_at) as since from dispute where state = 'open'`,
    'disputes-due': sql`min(opened_at) as since ${dueDisputes(now)}`,
    'follow-ups-given-up': sql`min(failed_at) as since from event_delivery where failed_at is not null`,
    'webhook-messages-given-up': sql`min(given_up_at) as since from webhook_message where given_up_at is not null`,
  };
}

export type WaitingKind = keyof ReturnType<typeof waitingOf>;

/** Waiting tasks of some kinds for a member of staff, in one statement and any order. */
export async function readWaiting(
  db: Reader,
  kinds: readonly WaitingKind[],
  waitingFor: WaitingFor,
): Promise<readonly WaitingRow[]> {
  const waiting = waitingOf(waitingFor);
  if (kinds.length === 0) return [];
  const parts = kinds.map((kind) => sql`select ${kind}::text as kind, count(*)::int as count, ${waiting[kind]}`);
  const { rows } = await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
