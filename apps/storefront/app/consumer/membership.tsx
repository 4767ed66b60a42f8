import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useShopName } from '../shop/brand.ts';
import { useLocale } from '../shop/locale.ts';
import { LeaveMembership } from './leave-membership.tsx';

/** A consumer's status in the loyalty programme. */
export function Membership({ profile }: Readonly<{ profile: Profile }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const title = say('account.membership', { shop: useShopName() });
  const { isLoyaltyMember, loyaltyOptInDate, loyaltySummary } = profile;
  return (
    <section aria-label={title} className="bg-paper p-6 lg:p-8">
      {isLoyaltyMember ? (
        <>
          <h2 className="text-14 text-granite">{title}</h2>
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
          <p className="mt-4">
            <OnwardLink href={`/${path}/account/loyalty`}>{say('account.loyalty.open')}</OnwardLink>
          </p>
          <LeaveMembership />
        </>
      ) : (
        <>
          <h2 className="font-display text-22 font-semibold">{say('account.joinTitle')}</h2>
          <p className="mt-1 mb-3 text-granite">{say('account.join')}</p>
          <OnwardLink href={`/${path}/enrolment?step=nonLoyalty`}>{say('account.joinAction')}</OnwardLink>
        </>
      )}
    </section>
  );
}
