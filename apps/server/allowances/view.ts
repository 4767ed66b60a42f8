import { type Allowance, programmes } from '@eyelet/contracts/allowances/allowance.ts';
import { identityTypes } from '@eyelet/contracts/consumer/profile.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { AthleteCredit } from './athlete-credit.ts';

/** Somebody with an allowance as the desk works on them. */
export function allowanceView(consumer: Consumer, credit: AthleteCredit | undefined): Allowance {
  const { currency } = marketByHeader(consumer.locale) ?? defaultMarket;
  const { employee, prosumer } = consumer.spending;
  const yearOf = (one: Readonly<{ currentSpend: number; yearly: number }> | undefined) =>
    one ? { yearly: toAmount(one.yearly), spent: toAmount(one.currentSpend) } : null;
  return {
    consumerNo: consumer.id,
    name: `${consumer.first_name} ${consumer.last_name}`.trim(),
    email: consumer.email ?? '',
    currency,
    identities: identityTypes.filter((type) => consumer.identities.includes(type)),
    athlete: credit ? { yearly: toAmount(credit.yearly), spent: toAmount(credit.yearly - credit.remaining) } : null,
    employee: yearOf(employee),
    prosumer: yearOf(prosumer),
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
