import type { AllowanceYear } from '../allowances/uses.ts';
import { allowanceYears } from '../allowances/uses.ts';
import type { Spending } from '../tables/consumers.ts';
import { placingOf } from './placing.ts';
import { type StoredSegment, segmentExpression } from './segment.ts';

/** What promotions may ask about the owner of a cart. */
export type StoredShopper = Readonly<{
  groups: readonly ('member' | 'athlete' | 'professional')[];
  hasOrdered: boolean;
  /** The last turn that an order of the account has taken. */
  turn: number;
  worksAt: string | null;
  /** Of employees and professionals with a limit. */
  allowances?: Readonly<{ locale: string; limits: Omit<Spending, 'athlete'>; years: readonly AllowanceYear[] }>;
  segment?: StoredSegment;
}>;

/**
 * An expression for what promotions ask about the consumer of a parameter, null for guests; with segments where they are asked about. What
 * was ordered with the same email as a guest counts too.
 */
export const shopperExpression = (owner: string, segment?: string) => `(
    select jsonb_build_object('worksAt', consumer.works_at,
      'groups', to_jsonb(array_remove(array[case when consumer.member_id is not null then 'member' end,
        case when 'athlete' = any(consumer.identities) then 'athlete' end,
        case when consumer.identities && array['wranx', 'ipa'] then 'professional' end], null)),
      'turn', coalesce((select max(turn) from order_turn where order_turn.owner = consumer.id), 0),
      'hasOrdered', exists (select from orders where orders.owner = consumer.id and orders.state <> 'cancelled')
        or exists (select from ${placingOf('consumer.id')} as being_placed)
        or exists (select from orders where orders.lower_email = lower(consumer.email) and orders.state <> 'cancelled'))
      || case when consumer.spending ?| array['employee', 'prosumer'] then jsonb_build_object('allowances', jsonb_build_object(
        'locale', consumer.locale, 'limits', consumer.spending - 'athlete', 'years', ${allowanceYears('consumer.id')}))
        else '{}' end ${segment === undefined ? '' : `|| jsonb_build_object('segment', ${segmentNow(segment)})`}
    from consumer where consumer.id = ${owner} and consumer.deleted_at is null)`;

/** The question is selected, not written where it is used: with values to look at, PostgreSQL would plan the statement anew for each question. */
const segmentNow = (asked: string) =>
  segmentExpression({
    ...{ asked: `(select ${asked}::jsonb)`, at: `((select ${asked}::jsonb) ->> 'at')::timestamptz` },
    ...{ hadOrdered: 'true', hadEarned: 'true', placing: placingOf('consumer.id') },
  });
