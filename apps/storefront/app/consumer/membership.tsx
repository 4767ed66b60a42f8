import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { LeaveMembership } from './leave-membership.tsx';

/** The memberships of a consumer: the loyalty programme with its points, and allowances of athletes and professionals. */
export function Membership({ profile }: Readonly<{ profile: Profile }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const { isLoyaltyMember, loyaltyOptInDate, loyaltySummary } = profile;
  return (
    <section aria-label={say('account.membership')} className="bg-paper p-6 lg:p-8">
      {isLoyaltyMember ? (
        <>
          <h2 className="text-14 text-granite">{say('account.membership')}</h2>
          <p className="mt-1 font-display text-28 font-semibold tabular-nums">
            {say('account.points', { n: loyaltySummary?.points.balance ?? 0 })}
          </p>
          {loyaltyOptInDate && (
            <p className="mt-1 text-14 text-granite">
              {say('account.memberSince', {
                date: new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
                  new Date(loyaltyOptInDate),
                ),
              })}
            </p>
          )}
          <LeaveMembership />
        </>
      ) : (
        <>
          <h2 className="font-display text-22 font-semibold">{say('account.joinTitle')}</h2>
          <p className="mt-1 mb-3 text-granite">{say('account.join')}</p>
          <OnwardLink href={`/${path}/enrolment?step=nonLoyalty`}>{say('account.joinAction')}</OnwardLink>
        </>
      )}
      <Allowances profile={profile} />
    </section>
  );
}

/** The remaining yearly credits and allowances at a reduced price, one line per kind. */
function Allowances({ profile }: Readonly<{ profile: Profile }>) {
  const { say, tag } = useWords();
  const { currency } = useMarket();
  const { athlete, employee, prosumer } = profile.consumerDetails;
  const kinds = [
    { kind: 'athlete' as const, spent: athlete?.currentSpend, yearly: athlete?.annualCredit },
    { kind: 'employee' as const, spent: employee?.currentSpend, yearly: employee?.annualCap },
    { kind: 'prosumer' as const, spent: prosumer?.currentSpend, yearly: prosumer?.annualCredit },
  ].filter((one) => one.yearly !== undefined);
  if (kinds.length === 0) return null;
  const money = (amount: number) => formatAmount(amount, currency, tag);
  return (
    <dl className="mt-6 space-y-4 border-t border-drift pt-6">
      {kinds.map(({ kind, spent = 0, yearly = 0 }) => (
        <div key={kind}>
          <dt className="font-medium">{say(`account.kind.${kind}`)}</dt>
          <dd className="text-granite">
            {say('account.allowance', { spent: money(spent), yearly: money(yearly) })}
            <meter min={0} max={yearly} value={spent} className="mt-2 block h-2 w-full" aria-hidden="true" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
