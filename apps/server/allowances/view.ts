import { type Allowance, programmes } from '@eyelet/contracts/allowances/allowance.ts';
import { identityTypes } from '@eyelet/contracts/consumer/profile.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { AthleteCredit } from './athlete-credit.ts';
import type { Spent, spentOf } from './spent.ts';

/** Somebody with an allowance as the desk works on them. */
export function allowanceView(
  consumer: Consumer,
  credit: AthleteCredit | undefined,
  spent: ReturnType<typeof spentOf>,
): Allowance {
  const { currency } = marketByHeader(consumer.locale) ?? defaultMarket;
  const yearOf = (one: Spent | undefined) =>
    one ? { yearly: toAmount(one.yearly), spent: toAmount(one.spent) } : null;
  return {
    consumerNo: consumer.id,
    name: `${consumer.first_name} ${consumer.last_name}`.trim(),
    email: consumer.email ?? '',
    currency,
    identities: identityTypes.filter((type) => consumer.identities.includes(type)),
    programmeProof: consumer.programme_proof,
    athlete: credit ? { yearly: toAmount(credit.yearly), spent: toAmount(credit.yearly - credit.remaining) } : null,
    employee: yearOf(spent.employee),
    prosumer: yearOf(spent.prosumer),
    termsAccepted: consumer.employee_terms_accepted_at !== null,
    version: consumer.allowance_version,
  };
}

/** What the audit says of them; name and email stay in their account alone. */
export function allowanceFacts({ athlete, employee, prosumer, identities }: Allowance): Facts {
  return {
    athlete: athlete?.yearly ?? null,
    employee: employee?.yearly ?? null,
    prosumer: prosumer?.yearly ?? null,
    programmes: programmes.filter((one) => identities.includes(one)),
  };
}
