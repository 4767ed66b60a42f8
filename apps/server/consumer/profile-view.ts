import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { identityTypes } from '@eyelet/contracts/consumer/profile.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import { allowanceYearsOf } from '@eyelet/db/allowances/uses.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { joinInterests } from '@eyelet/domain/consumer/interests.ts';
import { mainFirst } from '@eyelet/domain/consumer/main-address.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { athleteCredit } from '../allowances/athlete-credit.ts';
import { spentOf } from '../allowances/spent.ts';
import type { Context } from '../kernel/context.ts';
import { isConfirmed } from '../loyalty/is-confirmed.ts';
import { subscriptionView } from '../subscriptions/view.ts';
import { type AddressDocument, savedAddressOf } from './address-document.ts';
import { favStoreOf } from './fav-store.ts';
import { personView } from './person-view.ts';

/** A consumer as the profile call answers (C3.01, B3.3.09). */
export async function profileView(
  { shop, session, now }: Pick<Context, 'shop' | 'session' | 'now'>,
  consumer: Consumer,
  withPoints: boolean,
): Promise<Profile> {
  const { db } = shop.database;
  const [addresses, subscriptions, credit, years, points] = await Promise.all([
    addressesOf<AddressDocument>(db, consumer.id),
    subscriptionsOf(db, consumer.id),
    athleteCredit(db, consumer, now),
    allowanceYearsOf(db, [consumer.id]),
    withPoints ? readPoints(db, consumer.id) : undefined,
  ]);
  const { employee, prosumer } = spentOf(consumer, years.get(consumer.id) ?? [], now);
  const favStore = favStoreOf({ shop }, consumer, session?.isAssociate ?? false);
  const isMember = consumer.member_id !== null;
  return {
    consumerId: consumer.id,
    consumerDetails: {
      ...personView(consumer),
      addresses: [...mainFirst(addresses.map(savedAddressOf))],
      athlete: credit
        ? { currentSpend: toAmount(credit.yearly - credit.remaining), annualCredit: toAmount(credit.yearly) }
        : null,
      employee: employee ? { currentSpend: toAmount(employee.spent), annualCap: toAmount(employee.yearly) } : null,
      prosumer: prosumer ? { currentSpend: toAmount(prosumer.spent), annualCredit: toAmount(prosumer.yearly) } : null,
      identity: identityTypes.filter((type) => consumer.identities.includes(type)).map((type) => ({ type })),
      isEmployeeDiscountTCAccepted: consumer.employee_terms_accepted_at !== null,
      source: consumer.source,
    },
    isLoyaltyMember: isMember,
    loyaltyOptInDate: consumer.loyalty_opt_in_at?.toISOString() ?? null,
    ...(points ? { loyaltySummary: { points: { balance: isMember ? points.balance : 0 } } } : {}),
    preferences: {
      interests: joinInterests(consumer.interests),
      preferredShoeSize: consumer.preferred_shoe_size,
      favStore: favStore ? { id: favStore.id, name: favStore.name, region: favStore.region } : null,
    },
    subscriptions: subscriptions.map(subscriptionView),
    enrollments: isMember
      ? [
          {
            type: 'Loyalty',
            optin: true,
            doubleOptin: isConfirmed(subscriptions),
            channel: 'web',
            country: consumer.country,
            region: consumer.region,
          },
        ]
      : [],
    deletionDate: consumer.deletion_due_at?.toISOString() ?? null,
  };
}
